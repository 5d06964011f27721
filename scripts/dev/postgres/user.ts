import { execFileSync } from 'node:child_process';
import { Refusal } from '../settings/refusal.ts';

/** The ids of the user that PostgreSQL runs as when we are root; the user is made when the machine has none. */
export function postgresUser(): { uid: number; gid: number } {
  try {
    return ids();
  } catch {
    return makeUser();
  }
}

function makeUser() {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
      stdio: 'pipe',
    });
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
