import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../settings/refusal.ts';

/**
 * Makes sure that no other server has the folder open. One whose keeper was killed is stopped; one that is still
 * kept gets `patience` milliseconds to leave, and is then taken for a second start on the same data.
 */
export async function outwaitPredecessor(folder: string, patience = 5000) {
  let asked = false;
  for (const end = Date.now() + patience; ; await wait(100)) {
    const { pid } = runningServer(folder) ?? {};
    if (!pid) return;
    if (!asked && !isKept(pid)) asked = process.kill(pid, 'SIGINT');
    if (Date.now() < end) continue;
    throw new Refusal(
      `The product is already running on ${dirname(folder)} (its PostgreSQL is process ${pid}): stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * The server that has the folder open, if any. After a crash its pid file names a process that is gone,
 * which PostgreSQL sees by itself, or one that has the same number by chance, for which the file must go.
 */
export function runningServer(folder: string): { pid: number; port: number } | undefined {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  // Lines: process, folder, time of start, port, …
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (worksIn(pid) === realpathSync(folder)) return { pid, port };
  if (process.platform === 'linux') rmSync(file, { force: true });
  return undefined;
}

/** PostgreSQL works in its data folder. */
function worksIn(pid: number) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Whether its parent is a keeper (keeper.ts) and not whoever inherits orphans. */
function isKept(pid: number) {
  try {
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (
      readFileSync(`/proc/${parent}/cmdline`, 'utf8').match(
        /postgres\/(keeper|postgres-process)\.ts/,
      ) !== null
    );
  } catch {
    return false;
  }
}
