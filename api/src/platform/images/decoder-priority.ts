import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const THREADS = '/proc/self/task';

/**
 * Lowers the priority of the threads that decode images, so that they get about a tenth of the processors while requests
 * need them. Linux only, where each thread has a priority (sched(7)); threads of libvips inherit it from the libuv worker
 * that starts them.
 */
export function lowerDecoderPriority(): void {
  if (process.platform !== 'linux') return;
  for (const id of readdirSync(THREADS)) {
    if (nameOf(id) === 'libuv-worker')
      setPriority(Number(id), constants.priority.PRIORITY_BELOW_NORMAL);
  }
}

/** Undefined for a thread that has ended. */
function nameOf(id: string): string | undefined {
  try {
    return readFileSync(`${THREADS}/${id}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}
