import { execFileSync } from 'node:child_process';
import { Refusal } from '../settings/refusal.ts';

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
