import { globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';

/** What the files of a folder hold in all, in whole megabytes. */
export function megabytesOf(folder: string): number {
  const bytes = globSync('**/*', { cwd: folder })
    .map((file) => lstatSync(join(folder, file)))
    .reduce((total, file) => total + (file.isFile() ? file.size : 0), 0);
  return Math.round(bytes / 1_000_000);
}
