import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts the time of processes in hundredths of a second (`USER_HZ`). */
const tick = 10;

/** Milliseconds of processors that processes and their ended children have used; undefined where the system does not tell. */
export function processorTime(pids: readonly number[]): number | undefined {
  if (process.platform !== 'linux') return undefined;
  return pids.reduce((sum, pid) => {
    const [, used = 0] = statOf(pid) ?? [];
    return sum + used * tick;
  }, 0);
}

/** The server of a data folder and its backends. */
export function postgresProcesses(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  const [first = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const server = Number(first);
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return all.filter((pid) => pid === server || statOf(pid)?.[0] === server);
}

/** Parent, and ticks of its own and of the children it has waited for (proc_pid_stat(5)); undefined when it has just ended. */
function statOf(pid: number): readonly [number, number] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return [parent, fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0)];
  } catch {
    return undefined;
  }
}
