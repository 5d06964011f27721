import type { Server } from '../rig/server.ts';
import { usage } from '../rig/usage.ts';

const milliseconds = 200;

/** What processes have resident together, in megabytes; undefined of none, and where the system does not tell. */
export function residentMegabytes(pids: readonly number[]): number | undefined {
  if (process.platform !== 'linux' || pids.length === 0) return undefined;
  return pids.reduce((sum, pid) => sum + usage(pid).memory, 0) / 1024 ** 2;
}

/** Looks five times a second at what servers have resident together; `stop` answers the most there was. */
export function watchMemory(servers: readonly Server[]) {
  let most: number | undefined;
  const look = () => {
    const pids = servers.flatMap(({ pid }) => pid ?? []);
    const now = residentMegabytes(pids);
    if (now !== undefined) most = Math.max(now, most ?? 0);
  };
  const timer = setInterval(look, milliseconds);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
