import type { TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startRig } from '../../rig/rig.ts';
import { Client } from './client.ts';
import { inWords, type Figures } from './figures.ts';
import { checkInvariants, crashes, memoryAtRest } from './invariants.ts';
import { Ledger } from './ledger.ts';
import { startLoad, stopLoads } from './load.ts';
import type { Scene } from './scene.ts';
import { measureContention } from './time-limit.ts';

export type { Scene };

/**
 * Starts two APIs and two sites without listings and warms them up; they stop with the test. Every test ends with `verify`,
 * which prints what was measured and checks what must hold after any fault.
 */
export async function openScene(
  t: TestContext,
): Promise<Scene & { verify: (figures: Figures) => Promise<void> }> {
  const rounds = Number(process.env.ROUNDS || 1);
  if (!(rounds > 0)) throw new Error('ROUNDS must be a number above 0.');
  const rig = await startRig({ sites: 2 });
  const client = new Client();
  const db = await rig.openDatabase();
  t.after(async () => {
    for (const crash of crashes(rig)) t.diagnostic(crash);
    await stopLoads();
    client.close();
    await db.close();
    await rig.stop();
  });
  const scene: Scene = {
    rig,
    db,
    client,
    ledger: new Ledger(client, rig.apiUrl),
    times: (count) => Math.max(1, Math.round(count * rounds)),
    logIn: async (apiUrl = rig.apiUrl) => {
      const url = `${apiUrl}/api/auth/login`;
      const { text } = await client.ask(url, { method: 'POST', json: rig.admin });
      return (JSON.parse(text) as { token: string }).token;
    },
  };
  await warmUp(scene);
  await measureContention();
  const atRest = memoryAtRest(rig);
  const before = client.requests;
  const verify = async (figures: Figures) => {
    const requests = client.requests - before;
    t.diagnostic(inWords({ ...(requests > 0 && { requests }), ...figures }));
    await checkInvariants(scene, atRest);
  };
  return { ...scene, verify };
}

/** Brings the memory of each process to the level that it keeps. */
async function warmUp(scene: Scene) {
  const pages = ['/home', '/jobs', '/companies', '/post-job'];
  const onApi = startLoad(scene, { rate: 60, postEvery: 3 });
  const onSite = startLoad(scene, { rate: 30, to: scene.rig.url, reads: pages, postEvery: 0 });
  await wait(4_000);
  await Promise.all([onApi.stop(), onSite.stop()]);
}

/** Runs `work` with the rate limits of production, which the rig switches off. */
export async function withRateLimits(scene: Scene, work: () => Promise<void>) {
  const { rig, db } = scene;
  await Promise.all(rig.apis.map((api) => api.restart({ RATE_LIMITS: 'on' })));
  try {
    await work();
  } finally {
    await Promise.all(rig.apis.map((api) => api.restart()));
    await db.rows('delete from rate_limit');
  }
}
