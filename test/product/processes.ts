import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Command lines, by process id, of the processes whose environment contains the text. */
export function processesWith(text: string): Map<number, string> {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = ids.filter((id) => read(id, 'environ').includes(text));
  return new Map(found.map((id) => [Number(id), read(id, 'cmdline').replaceAll('\0', ' ')]));
}

/** Command lines of the processes from `processesWith` that are still running after the timeout. */
export async function leftBehind(text: string, timeoutMs = 60_000): Promise<string[]> {
  const end = Date.now() + timeoutMs;
  while (processesWith(text).size > 0 && Date.now() < end) await wait(100);
  return [...processesWith(text).values()];
}

function read(id: string, name: string) {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    // It has exited, or belongs to another user.
    return '';
  }
}
