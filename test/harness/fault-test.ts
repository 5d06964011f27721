import type { TestContext } from 'node:test';
import { startRig } from '../rig/rig.ts';
import { inWords, measureContention, type NamedFigures } from './figures.ts';
import { checkInvariants, crashes, memoryAtRest } from './invariants.ts';
import { loadFor, stopLoads } from './load.ts';
import { connectTo, type Scene } from './scene.ts';

export type { Scene };

/**
 * Starts two APIs and two sites without listings and warms them up; they stop with the test. Every test ends with `verify`,
 * which prints what was measured and checks what must hold after any fault.
 */
export async function openScene(t: TestContext) {
  const rig = await startRig({ sites: 2 });
  const scene = await connectTo(rig);
  t.after(async () => {
    for (const crash of crashes(rig)) t.diagnostic(crash);
    await stopLoads();
    await scene.close();
    await rig.stop();
  });
  const pages = ['/home', '/jobs', '/companies', '/post-job'];
  await Promise.all([
    loadFor(scene, 4_000, { rate: 60, postEvery: 3 }),
    loadFor(scene, 4_000, { rate: 30, to: rig.url, reads: pages, postEvery: 0 }),
  ]);
  await measureContention();
  const atRest = memoryAtRest(rig);
  const before = scene.client.requests;
  const verify = async (figures: NamedFigures) => {
    const requests = scene.client.requests - before;
    t.diagnostic(inWords({ ...(requests > 0 && { requests }), ...figures }));
    await checkInvariants(scene, atRest);
  };
  return { ...scene, verify };
}
