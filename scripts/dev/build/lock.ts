import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../settings/settings.ts';

const file = join(root, 'node_modules/.cache/building.pid');

/** Runs `work` while no other process of this checkout builds: two builds would delete each other's output. */
export async function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!acquire()) await wait(200);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function acquire(): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isOwnerAlive()) rmSync(file, { force: true });
    return false;
  }
}

/** False for the lock of a killed process. */
function isOwnerAlive() {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
