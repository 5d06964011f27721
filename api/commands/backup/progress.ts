import { amount } from '../../src/platform/errors/amount.ts';
import type { Manifest } from './archive.ts';
import type { OnProgress } from './write-backup.ts';

const REPORT_INTERVAL_MS = 1_000;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Reports to standard error, at most once a second. */
export function progressReporter(): OnProgress {
  let lastReport = performance.now();
  return (part, count, bytes) => {
    if (performance.now() - lastReport < REPORT_INTERVAL_MS) return;
    lastReport = performance.now();
    process.stderr.write(
      `${part}: ${count > 0 ? `${count.toLocaleString('en')}, ` : ''}${megabytes(bytes)}\n`,
    );
  };
}

/** The numbers of rows and images on one line, at last of those that the storage lacks. */
export const summary = ({ tables, images, missing }: Manifest) =>
  [
    ...Object.entries(tables).map(([name, { count }]) => `${count.toLocaleString('en')} ${name}`),
    `${images.count.toLocaleString('en')} image files (${megabytes(images.bytes)})`,
    ...(missing.length > 0 ? [`${amount(missing.length, 'image')} missing`] : []),
  ].join(', ');
