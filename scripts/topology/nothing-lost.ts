import assert from 'node:assert/strict';
import { bucket, type Topology } from './topology.ts';

/** Every accepted submission is one row, no row was made without, and every image that a row names is in the bucket. */
export async function nothingLost({ db, ledger, storage, rig }: Topology) {
  const rows = await db.rows<{ reference: string; image: string | null }>(
    "select reference, image from job where description like 'Deliver parcels across Lagos by motorbike. Round %'",
  );
  const kept = new Set(rows.map(({ reference }) => reference));
  const accepted = new Set(ledger.accepted.values());
  assert.deepEqual(ledger.faults, []);
  assert.deepEqual(
    [...accepted].filter((one) => !kept.has(one)),
    [],
    'accepted and lost',
  );
  assert.deepEqual(
    [...kept].filter((one) => !accepted.has(one)),
    [],
    'never accepted',
  );
  assert.equal(rows.length, kept.size, 'a reference was given twice');
  const stored = new Set(await storage.keys(bucket));
  const missing = rows.flatMap(({ image }) =>
    image
      ? [image.slice(1), image.slice(1).replace('/640.', '/320.')].filter((key) => !stored.has(key))
      : [],
  );
  assert.deepEqual(missing, [], 'images that rows name are not in the bucket');
  for (const server of rig.servers) {
    assert.deepEqual(server.deaths, [], `${server.id} died unasked`);
    assert.deepEqual(server.faults, [], `${server.id} logged faults that nobody foresaw`);
  }
  return { accepted: accepted.size };
}
