import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Rig } from '../rig/rig.ts';
import { megabytes } from './figures.ts';
import type { Scene } from './scene.ts';

type MemoryAtRest = Record<'api' | 'site', number>;

/** Beyond a fifth more than after the warm-up: caches of V8 and the image library. */
const MEMORY_SLACK = 80 * 1024 * 1024;

export const memoryAtRest = ({ apis, sites }: Rig): MemoryAtRest => ({
  api: Math.max(...apis.map((server) => server.usage().memory)),
  site: Math.max(...sites.map((server) => server.usage().memory)),
});

/**
 * Fails unless every accepted submission is one row and every row was accepted, the images of all rows exist, no process
 * crashed, no response leaked internals, and memory is released.
 */
export async function checkInvariants(scene: Scene, atRest: MemoryAtRest): Promise<void> {
  const { rig, ledger, client } = scene;
  await ledger.settle();
  const images = await assertRowsAccepted(
    scene,
    'select reference, image from job union all select reference, image from company',
  );
  const missing = images.filter((image) => !existsSync(join(rig.dataDir, image)));
  assert.deepEqual(missing, [], 'rows name images that do not exist');
  assert.deepEqual(crashes(rig), []);
  assert.deepEqual(client.leaks, [], 'responses leak internals');
  await checkMemory(rig, atRest);
}

/** Unexpected exits and logged 500s of all servers. */
export const crashes = ({ servers }: Rig): string[] =>
  servers.flatMap(({ id, deaths, faults }) => [
    ...deaths.map((how) => `${id} exited unexpectedly: ${how}`),
    ...faults.slice(0, 1).map((line) => `${id} logged an error 500: ${line.slice(0, 600)}`),
  ]);

/** Compares the accepted submissions with selected rows. Returns the images of the rows, as `/uploads/<id>/640.webp`. */
export async function assertRowsAccepted(
  { db, ledger }: Pick<Scene, 'db' | 'ledger'>,
  sql: string,
): Promise<string[]> {
  const rows = await db.rows<{ reference: string; image: string | null }>(sql);
  const accepted = new Set(ledger.accepted.values());
  const stored = new Set(rows.map(({ reference }) => reference));
  assert.deepEqual(ledger.faults, []);
  assert.deepEqual(missing(accepted, stored), [], 'accepted submissions are lost');
  assert.deepEqual(missing(stored, accepted), [], 'rows were never accepted');
  assert.equal(stored.size, rows.length, 'references are given twice');
  const images = rows.flatMap(({ image }) => image ?? []);
  return images.flatMap((image) => [image, image.replace('/640.', '/320.')]);
}

export const missing = (expected: Iterable<string>, found: Set<string>) =>
  [...expected].filter((item) => !found.has(item));

async function checkMemory({ servers }: Rig, atRest: MemoryAtRest) {
  const heavy = () =>
    servers.filter((server) => server.usage().memory > atRest[server.kind] * 1.2 + MEMORY_SLACK);
  // Memory is released some time after the load has ended.
  for (const end = Date.now() + 10_000; heavy().length > 0 && Date.now() < end;) await wait(500);
  assert.deepEqual(
    heavy().map((server) => `${server.id} holds ${megabytes(server.usage().memory)}`),
    [],
    `at rest an API held ${megabytes(atRest.api)}, a site ${megabytes(atRest.site)}`,
  );
}
