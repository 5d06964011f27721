import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { company } from '../harness/form.ts';
import { assertNoneFailed, startLoad } from '../harness/load.ts';
import { temporaryFolder } from '../product/product.ts';
import { databaseAt } from '../rig/database.ts';
import * as listings from './listings.ts';
import { assertMailsArrivedOnce, BUCKET, SECOND_BUCKET, startTopology } from './topology.ts';

const topology = await startTopology();
const { rig, db, client, s3 } = topology;
const folder = temporaryFolder('backup');

const elsewhere = {
  ...s3.environment(SECOND_BUCKET),
  DATABASE_URL: databaseAt(rig.databaseUrl, 'restored'),
  DATABASE_REPLICAS: '',
  // The copy must not send the mails that were waiting in the backup.
  SMTP_URL: '',
};

test('no request fails while a backup is made', async () => {
  await listings.publishCompany(topology, await topology.moderate(rig.url));
  await rig.run(['api/dist/commands/seed.js', '--companies', '2000', '--jobs', '2000', '--yes']);
  const load = startLoad(topology, { rate: 20, to: rig.url, postEvery: 4 });
  await rig.run(['api/dist/commands/backup.js', folder]);
  await load.stop();
  assertNoneFailed(load);
});

test('an empty bucket has the images of the backup after a restore into an empty database', async () => {
  await db.rows('create database restored');
  await rig.run(['api/dist/commands/restore.js', ...globSync(join(folder, '*'))], elsewhere);
  const keys = s3.keys(SECOND_BUCKET);
  assert.ok(keys.length > 0, 'no image was restored');
  for (const key of keys) {
    const copy = s3.bytes(SECOND_BUCKET, key);
    assert.ok(copy.equals(s3.bytes(BUCKET, key)), `${key} differs`);
  }
});

test('an API on restored data has the same account, public list and image', async () => {
  const [original, restored] = rig.apis as [(typeof rig.apis)[0], (typeof rig.apis)[0]];
  await restored.restart(elsewhere);
  try {
    const authorization = `Bearer ${await topology.logIn(restored.url)}`;
    const pending = `${restored.url}/api/jobs/pending`;
    listings.expectStatus(await client.ask(pending, { headers: { authorization } }), 200);
    const [before, after] = [await listCompanies(original.url), await listCompanies(restored.url)];
    assert.deepEqual(after.ids, before.ids, 'the public lists differ');
    assert.ok(after.ids.length > 0, 'the public list is empty');
    const image = await listings.download(original.url + after.image);
    const copy = await listings.download(restored.url + after.image);
    assert.ok(copy.bytes.equals(image.bytes), 'the images differ');
  } finally {
    await restored.restart();
  }
});

test('mails of a restored backup arrive exactly once, none from the copy', async () => {
  await assertMailsArrivedOnce(topology);
});

async function listCompanies(api: string) {
  const filter = encodeURIComponent(JSON.stringify({ q: company.name }));
  const { text } = await client.ask(`${api}/api/companies?filter=${filter}`);
  const ids = (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
  return { ids, image: listings.imagePath(text) };
}
