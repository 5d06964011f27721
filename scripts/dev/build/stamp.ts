import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings/settings.ts';
import type { Build } from './builds.ts';

/** Hash of the contents of all sources. Unlike modification times it survives a clone and notices a deleted file. */
export function fingerprint({ sources, command }: Pick<Build, 'sources' | 'command'>): string {
  const hash = createHash('sha256').update(JSON.stringify([command, process.version]));
  for (const file of sources.flatMap(filesIn))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

export const isCurrent = (build: Build) =>
  existsSync(stamp(build)) && readFileSync(stamp(build), 'utf8') === fingerprint(build);

/** Records the fingerprint taken before the build: a source edited meanwhile makes the result stale. */
export const writeStamp = (build: Build, sources: string) => writeFileSync(stamp(build), sources);

const stamp = ({ result }: Build) => join(root, result, '.made-from');

function filesIn(source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return globSync(`${source}/**/*`, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}
