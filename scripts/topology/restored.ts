import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { startLoad } from '../faults/load.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { company } from './journey.ts';
import { noneFailed } from './replica-serves.ts';
import { bucket, logIn, secondBucket, type Step, type Topology } from './topology.ts';

const made = { companies: 2_000, jobs: 2_000 };

/** A backup while the marketplace goes on, and what is made of it somewhere else. */
export const restored: Step = {
  id: 'backup',
  title: 'Backup under load, restored into an empty database and an empty bucket',
  run: async (topology) => {
    const { rig, db } = topology;
    const folder = temporaryFolder('backup');
    const [file, again] = [join(folder, 'first.tar.gz'), join(folder, 'second.tar.gz')];
    const sizes = ['--companies', String(made.companies), '--jobs', String(made.jobs)];
    await rig.run(['api/dist/commands/seed.js', ...sizes]);
    const load = startLoad(topology, { rate: 20, to: rig.url, postEvery: 4 });
    await rig.run(['api/dist/commands/backup.js', file]);
    await load.stop();
    noneFailed(load);
    await db.rows('create database restored');
    const elsewhere = elsewhereOf(topology);
    await rig.run(['api/dist/commands/restore.js', file], elsewhere);
    // Read back from where it was restored to, so the rows are compared and not what the restore says of itself.
    await rig.run(['api/dist/commands/backup.js', again], elsewhere);
    const [taken, found] = [await contentsOf(file), await contentsOf(again)];
    assert.deepEqual(found.tables, taken.tables, 'the rows are not those of the backup');
    assert.deepEqual(found.images, taken.images, 'the images are not those of the backup');
    const images = await sameImages(topology);
    await serves(topology, elsewhere);
    const rows = Object.values(taken.tables).reduce((sum, { count }) => sum + count, 0);
    return {
      tables: Object.keys(taken.tables).length,
      rows,
      'image files': images,
      'requests meanwhile': load.answers.length,
      failed: 0,
      'counts and checksums': 'equal',
      login: 'works',
    };
  },
};

function elsewhereOf({ rig, storage }: Topology) {
  const address = new URL(rig.databaseUrl);
  address.pathname = '/restored';
  return {
    ...storage.environment(secondBucket),
    DATABASE_URL: address.href,
    DATABASE_REPLICAS: '',
    // What waited in the backup must not be sent by the copy as well.
    SMTP_URL: '',
  };
}

interface Contents {
  /** Of each table its rows, counted and fingerprinted, whatever order they lie in. */
  tables: Record<string, { count: number; sha256: string }>;
  images: { count: number; sha256: string };
}

async function contentsOf(file: string): Promise<Contents> {
  const rows = new Map<string, string>();
  let images: Contents['images'] | undefined;
  const entries = createReadStream(file).pipe(createGunzip()).pipe(extract());
  for await (const entry of entries) {
    const { name } = entry.header;
    const content = await buffer(entry);
    const [folder, table = ''] = name.split('/');
    // In `latin1` every byte is a letter: a piece may end within one of UTF-8.
    if (folder === 'tables') rows.set(table, (rows.get(table) ?? '') + content.toString('latin1'));
    if (name === 'manifest.json') ({ images } = JSON.parse(String(content)) as Contents);
  }
  assert.ok(images, 'the backup has no manifest');
  return {
    tables: Object.fromEntries([...rows].map(([name, text]) => [name, amountOf(text)])),
    images,
  };
}

/** PostgreSQL's text format has a row per line. */
function amountOf(text: string) {
  const rows = text.split('\n').slice(0, -1).sort();
  const sha256 = createHash('sha256').update(rows.join('\n'), 'latin1').digest('hex');
  return { count: rows.length, sha256 };
}

/** Each file in the second bucket is what the first has under the same name. */
async function sameImages({ storage }: Topology): Promise<number> {
  const keys = await storage.keys(secondBucket);
  assert.ok(keys.length > 0, 'no image was restored');
  for (const key of keys) {
    const [there, here] = [
      await storage.bytes(bucket, key),
      await storage.bytes(secondBucket, key),
    ];
    assert.ok(here.equals(there), `${key} is not what it was`);
  }
  return keys.length;
}

/** An api on what was restored: the moderator logs in, the lists are there, the image of the main journey too. */
async function serves({ rig, client }: Topology, elsewhere: NodeJS.Dict<string>): Promise<void> {
  const [first, second] = rig.apis;
  await second!.restart(elsewhere);
  try {
    const token = await logIn(client, second!.url, rig.admin);
    const headers = { authorization: `Bearer ${token}` };
    const pending = await client.ask(`${second!.url}/api/jobs/pending`, { headers });
    assert.equal(pending.status, 200, `a moderator was answered ${pending.status}`);
    const filter = encodeURIComponent(JSON.stringify({ q: company.name }));
    const lists = [first, second].map((api) => `${api!.url}/api/companies?filter=${filter}`);
    const [before, after] = await Promise.all(lists.map((list) => client.ask(list)));
    const ids = (answer: typeof before) =>
      (JSON.parse(answer!.text) as { id: string }[]).map(({ id }) => id);
    assert.deepEqual(ids(after), ids(before), 'the public list is another one');
    assert.ok(ids(after).length > 0, 'the public list is empty');
    await sameImage(first!.url, second!.url, after!.text);
  } finally {
    await second!.restart();
  }
}

async function sameImage(there: string, here: string, list: string): Promise<void> {
  const [path] = /\/uploads\/[\da-f-]{36}\/640\.webp/.exec(list) ?? [];
  assert.ok(path, 'no company in the list has an image');
  const [original, copy] = await Promise.all(
    [there, here].map(async (url) => {
      const response = await fetch(url + path);
      assert.equal(response.status, 200, `${path} was answered ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  assert.ok(copy!.equals(original!), 'an image is shown otherwise than before');
}
