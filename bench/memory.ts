import { usage } from '../test/rig/usage.ts';

/** Megabytes resident in processes, where mapped files that they share count once. Linux only. */
export function resident(pids: readonly (number | undefined)[]): number | undefined {
  const running = pids.flatMap((pid) => pid ?? []);
  if (process.platform !== 'linux' || running.length === 0) return undefined;
  const used = running.map(usage);
  const own = used.reduce((sum, { memory, files }) => sum + memory - files, 0);
  return (own + Math.max(...used.map(({ files }) => files))) / 1024 ** 2;
}
