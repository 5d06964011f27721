import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../settings/refusal.ts';

/** Environment variable of each server with the process id of its supervisor. */
export const PARENT_VARIABLE = 'POSTGRES_PARENT_PID';

const EXIT_TIMEOUT_MS = 5000;

/**
 * Resolves when no server has the folder open. A server whose supervisor was killed gets SIGINT (fast shutdown).
 * @throws Refusal when the server still runs after the timeout, as that of another running product does
 */
export async function waitForStaleProcess(folder: string) {
  let isSignalled = false;
  for (const end = Date.now() + EXIT_TIMEOUT_MS; ; await wait(100)) {
    const { pid } = runningServer(folder) ?? {};
    if (!pid) return;
    if (!isSignalled && isOrphan(pid)) isSignalled = process.kill(pid, 'SIGINT');
    if (Date.now() < end) continue;
    throw new Refusal(
      `The product is already running on ${dirname(folder)} (its PostgreSQL is process ${pid}): stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * The server that has the folder open, if any. A pid file left by a crash is deleted when its process is another program:
 * PostgreSQL itself ignores the file only when no process has that id.
 */
export function runningServer(folder: string): { pid: number; port: number } | undefined {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  // Lines: process, folder, time of start, port, …
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (currentFolder(pid) === realpathSync(folder)) return { pid, port };
  if (process.platform === 'linux') rmSync(file, { force: true });
  return undefined;
}

/** PostgreSQL changes to its data folder. */
function currentFolder(pid: number) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Whether its parent is no longer its supervisor. */
function isOrphan(pid: number) {
  try {
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return !environment.includes(`${PARENT_VARIABLE}=${parent}`);
  } catch {
    return true;
  }
}
