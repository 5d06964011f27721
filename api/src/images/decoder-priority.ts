import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const threads = '/proc/self/task';

/**
 * Lets the threads that decode images step back for those that answer: where all processors are busy they get a tenth. A
 * sender waits a little longer, and everybody else hardly at all. Linux alone gives each thread a priority (sched(7)); those
 * that libvips starts take over that of the worker which starts them.
 */
export function letDecodersStepBack(): void {
  if (process.platform !== 'linux') return;
  for (const id of readdirSync(threads)) {
    if (nameOf(id) === 'libuv-worker')
      setPriority(Number(id), constants.priority.PRIORITY_BELOW_NORMAL);
  }
}

/** Undefined for a thread that has just ended. */
function nameOf(id: string): string | undefined {
  try {
    return readFileSync(`${threads}/${id}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}
