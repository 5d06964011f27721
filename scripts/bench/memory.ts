import type { Server } from '../rig/server.ts';
import { usage } from '../rig/usage.ts';

const milliseconds = 200;

/** Megabytes that processes have resident. */
export interface Resident {
  /** Added up, as a list of processes shows them. */
  summed: number;
  /** What they take of the machine: the program that all of them run is in its memory once. */
  together: number;
}

/** What processes have resident; undefined of none, and where the system does not tell. */
export function resident(pids: readonly number[]): Resident | undefined {
  if (process.platform !== 'linux' || pids.length === 0) return undefined;
  const used = pids.map(usage);
  const summed = used.reduce((sum, { memory }) => sum + memory, 0);
  const files = used.map(({ files }) => files);
  const twice = files.reduce((sum, one) => sum + one, 0) - Math.max(...files);
  return { summed: summed / 1024 ** 2, together: (summed - twice) / 1024 ** 2 };
}

/** Looks five times a second at what servers have resident; `stop` answers the most there was. */
export function watchMemory(servers: readonly Server[]) {
  let most: Resident | undefined;
  const look = () => {
    const now = resident(servers.flatMap(({ pid }) => pid ?? []));
    if (now && now.together > (most?.together ?? 0)) most = now;
  };
  const timer = setInterval(look, milliseconds);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
