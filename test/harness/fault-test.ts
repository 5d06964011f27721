import { test as nodeTest, type TestContext } from 'node:test';
import { startRig } from '../rig/rig.ts';
import { measureContention, tally } from './figures.ts';
import { checkInvariants, crashes, memoryAtRest } from './invariants.ts';
import { loadFor, stopLoads } from './load.ts';
import { connectTo, type Scene } from './scene.ts';

export type { Scene };
export type FaultScene = Scene & { t: TestContext };

/**
 * A test that starts two APIs and two sites without listings, warms them up, and at its end prints how requests were answered
 * and checks what must hold after any fault.
 */
export function test(name: string, run: (scene: FaultScene) => Promise<unknown>) {
  nodeTest(name, async (t) => {
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
    const before = scene.client.statuses.length;
    await run({ ...scene, t });
    t.diagnostic(`answers: ${tally(scene.client.statuses.slice(before))}`);
    await checkInvariants(scene, atRest);
  });
}
