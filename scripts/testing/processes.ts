import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The running processes that were started with this text in their environment, by id, with their command lines. */
export function processesWith(text: string): Map<number, string> {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = ids.filter((id) => read(id, 'environ').includes(text));
  return new Map(found.map((id) => [Number(id), read(id, 'cmdline').replaceAll('\0', ' ')]));
}

/** Those that are still there when they should all be gone, after at most `patience` milliseconds. */
export async function leftBehind(text: string, patience = 15_000): Promise<string[]> {
  const end = Date.now() + patience;
  while (processesWith(text).size > 0 && Date.now() < end) await wait(100);
  return [...processesWith(text).values()];
}

function read(id: string, name: string) {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    // It has ended, or is somebody else's.
    return '';
  }
}
