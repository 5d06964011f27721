import { lstatSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { uptime } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const SILENT_WAITS = 50;

/** Runs `work` while no other process has the lock: a link to the id of its owner, which even a full disk can hold. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (let waits = 0; !acquire(file); waits++) {
    if (waits === SILENT_WAITS)
      console.error(`Waiting until a process ends its work and removes ${file} …`);
    await wait(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function acquire(file: string): boolean {
  try {
    symlinkSync(String(process.pid), file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isOwnerAlive(file)) rmSync(file, { force: true });
    return false;
  }
}

/** False for the lock of a killed process, also after a power cut, when another program has its id. */
function isOwnerAlive(file: string) {
  try {
    if (lstatSync(file).mtimeMs < Date.now() - uptime() * 1000) return false;
    process.kill(Number(readlinkSync(file)), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
