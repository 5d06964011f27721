import type { Manifest } from './archive.ts';
import type { Tell } from './write-backup.ts';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Says how far it is, about once a second, on standard error. */
export function progress(): Tell {
  let last = performance.now();
  return (what, count, bytes) => {
    if (performance.now() - last < 1_000) return;
    last = performance.now();
    process.stderr.write(
      `${what}: ${count > 0 ? `${count.toLocaleString('en')}, ` : ''}${megabytes(bytes)}\n`,
    );
  };
}

/** One line for what was kept or restored. */
export const summary = ({ tables, images }: Manifest) =>
  [
    ...Object.entries(tables).map(([name, { count }]) => `${count.toLocaleString('en')} ${name}`),
    `${images.count.toLocaleString('en')} image files (${megabytes(images.bytes)})`,
  ].join(', ');
