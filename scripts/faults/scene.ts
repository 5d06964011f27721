import { setTimeout as wait } from 'node:timers/promises';
import { startRig } from '../rig/rig.ts';
import { Client } from './client.ts';
import type { Scene } from './fault.ts';
import { Ledger } from './ledger.ts';
import { startLoad } from './load.ts';

/** Two apis and two sites with an empty marketplace, warmed up. */
export async function openScene(rounds: number): Promise<Scene & { close: () => Promise<void> }> {
  const rig = await startRig({ sites: 2 });
  const client = new Client();
  const db = await rig.openDatabase();
  const scene: Scene = {
    ...{ rig, db, client },
    ledger: new Ledger(client, rig.apiUrl),
    times: (count) => Math.max(1, Math.round(count * rounds)),
    logIn: async () => {
      const { text } = await client.ask(`${rig.apiUrl}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(rig.admin),
      });
      return (JSON.parse(text) as { token: string }).token;
    },
  };
  const close = async () => {
    client.close();
    await db.close();
    await rig.stop();
  };
  try {
    await warmUp(scene);
    return { ...scene, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What a process holds after its first busy seconds is what it holds from then on. */
async function warmUp(scene: Scene) {
  const pages = ['/home', '/jobs', '/companies', '/post-job'];
  const onApi = startLoad(scene, { rate: 60, postEvery: 3 });
  const onSite = startLoad(scene, { rate: 30, to: scene.rig.url, reads: pages, postEvery: 0 });
  await wait(4_000);
  await Promise.all([onApi.stop(), onSite.stop()]);
}
