import { setTimeout as wait } from 'node:timers/promises';

let stretch = 1;

/**
 * How much other programs slow this machine down at the moment: 1 when it is ours alone, 3 when we get a third of it.
 * The bounds of the next fault are stretched by it, since what we promise is promised for a machine of its own.
 */
export async function measureStretch(): Promise<number> {
  const shares: number[] = [];
  for (let sample = 0; sample < 8; sample++) {
    const started = performance.now();
    const before = process.cpuUsage();
    while (performance.now() - started < 30);
    const { user, system } = process.cpuUsage(before);
    shares.push((performance.now() - started) / Math.max(1, (user + system) / 1000));
    await wait(20);
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return (stretch = Math.max(1, mean));
}

/** A bound in milliseconds as it holds on this machine now. */
export const stretched = (milliseconds: number) => milliseconds * stretch;

/** The same after a while: the machine may have been slowed down since, so it is looked at again and the worse look counts. */
export async function stretchedSince(milliseconds: number): Promise<number> {
  const before = stretch;
  stretch = Math.max(before, await measureStretch());
  return stretched(milliseconds);
}
