import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings/settings.ts';
import type { Build } from './builds.ts';

/**
 * The fingerprint of what a build is made from. It is of the contents, not of the times: a fresh clone, a checkout of an
 * older commit and a deleted file are all seen, and touching a file builds nothing.
 */
export function fingerprint({ sources, command }: Build): string {
  const hash = createHash('sha256').update(JSON.stringify([command, process.version]));
  for (const file of sources.flatMap(filesIn))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

export const isCurrent = (build: Build) =>
  existsSync(stamp(build)) && readFileSync(stamp(build), 'utf8') === fingerprint(build);

/** Notes what the result was made from, as taken before the build began. */
export const putStamp = (build: Build, mark: string) => writeFileSync(stamp(build), mark);

const stamp = ({ result }: Build) => join(root, result, '.made-from');

function filesIn(source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return globSync(`${source}/**/*`, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => file.slice(root.length + 1))
    .toSorted();
}
