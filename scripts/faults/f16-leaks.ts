import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Scene } from './fault.ts';
import { megabytes } from './figures.ts';
import { startLoad } from './load.ts';

/** After everything: a steady load with visitors who leave in the middle. What is held must not grow with time. */
export const leaks: Fault = {
  id: 'F16',
  title: 'Memory and descriptors over a steady load, one visitor in twenty leaves in the middle',
  run: async (scene) => {
    const { rig, times } = scene;
    await burst(scene, times(6));
    const before = held(scene);
    await burst(scene, times(12));
    const after = held(scene);
    const grown = rig.servers.map((_, index) => after[index]!.memory - before[index]!.memory);
    const opened = rig.servers.map(
      (_, index) => after[index]!.descriptors - before[index]!.descriptors,
    );
    assert.ok(
      Math.max(...grown) < 40 * 1024 * 1024,
      `a process grew by ${megabytes(Math.max(...grown))}`,
    );
    assert.ok(Math.max(...opened) < 20, `a process holds ${Math.max(...opened)} descriptors more`);
    return {
      'memory of the apis': rig.apis.map((api) => megabytes(api.usage().memory)).join(', '),
      'of the sites': rig.sites.map((site) => megabytes(site.usage().memory)).join(', '),
      'grew by at most': megabytes(Math.max(...grown)),
      'descriptors by at most': Math.max(...opened),
    };
  },
};

const held = ({ rig }: Scene) => rig.servers.map((server) => server.usage());

async function burst(scene: Scene, seconds: number) {
  const { client, rig } = scene;
  const load = startLoad(scene, {
    rate: 60,
    to: rig.url,
    reads: ['/jobs', '/api/jobs', '/companies?q=swift'],
    postEvery: 20,
  });
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(300)) {
    void client.try(`${rig.url}/jobs?q=${Math.random()}`, {
      kept: false,
      signal: AbortSignal.timeout(5),
    });
  }
  await load.stop();
  await wait(2_000);
}
