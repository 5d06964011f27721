import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { MikroORM } from '@mikro-orm/postgresql';
import { testApp } from '../../test/app.ts';
import { makeAdmin } from '../../test/make-account.ts';
import { makeCompany, makeJob } from '../../test/make-listing.ts';
import { jpeg } from '../../test/pictures.ts';
import { addressOf, onServer } from '../../test/server.ts';
import { databaseOptions } from '../../src/app/database.ts';
import { connectionTo } from '../../src/platform/database/connection-options.ts';
import { ImagesService } from '../../src/platform/images/images.service.ts';
import { summary } from './progress.ts';
import { LOCK, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const api = testApp();
let orm: MikroORM;
let images: ImagesService;
beforeAll(async () => {
  orm = api.app.get(MikroORM);
  images = api.app.get(ImagesService);
  await makeAdmin(api);
  await makeJob(api, { title: 'Ṣé o lè gùn? \\N \t "₦5,000"\r\nsecond line' });
});

const ignore = () => undefined;

/** The bytes of a backup; `meanwhile` is called after its snapshot, with the first entry that is written. */
async function backUp(meanwhile: () => Promise<unknown> = () => Promise.resolve()) {
  const out = new PassThrough();
  const changes: Promise<unknown>[] = [];
  const onProgress = () => {
    if (changes.length === 0) changes.push(meanwhile());
  };
  const [bytes, manifest] = await Promise.all([
    buffer(out),
    writeBackup(orm, images, out, onProgress),
  ]);
  await Promise.all(changes);
  return { bytes, manifest };
}

const made: MikroORM[] = [];
afterAll(async () => {
  for (const empty of made) {
    await empty.close(true);
    await onServer(`drop database ${empty.config.get('dbName')} with (force)`);
  }
});

/** A new PostgreSQL database without tables, or with those of a template. */
async function emptyDatabase(template = 'template1'): Promise<MikroORM> {
  const dbName = `${process.env.TEST_RUN}_${crypto.randomUUID().slice(0, 8)}`;
  await onServer(`create database ${dbName} template ${template}`);
  const empty = await MikroORM.init({ ...databaseOptions, ...connectionTo(addressOf(dbName)) });
  made.push(empty);
  return empty;
}

function emptyStorage() {
  const files = new Map<string, Buffer>();
  return {
    files,
    put: (id: string, file: string, bytes: Uint8Array) => {
      files.set(`${id}/${file}`, Buffer.from(bytes));
      return Promise.resolve();
    },
  };
}

const restore = (into: MikroORM, bytes: Buffer, storage = emptyStorage()) =>
  restoreBackup(into, storage, Readable.from([bytes]), ignore);

async function restored(bytes: Buffer): Promise<MikroORM> {
  const empty = await emptyDatabase();
  await restore(empty, bytes);
  return empty;
}

const everyRow = (of: MikroORM, table: string) =>
  of.em.fork().execute<{ row: string }[]>(`select t::text as row from ${table} t order by 1`);

const idOf = (path: string | null | undefined) => String(path).split('/')[2];

it('A restored backup has all rows unchanged', async () => {
  await makeCompany(api, { name: 'Ìbàdàn Express' });
  const copy = await restored((await backUp()).bytes);
  for (const table of ['company', 'job', 'account', 'moderation', 'inquiry', 'activity'])
    expect([table, await everyRow(copy, table)]).toEqual([table, await everyRow(orm, table)]);
});

it('A restored backup has the same bytes in all images, and one that cannot be read is named', async () => {
  const image = await images.store(await jpeg(800, 600));
  await makeCompany(api, { image });
  const { bytes, manifest } = await backUp();
  const storage = emptyStorage();
  await restore(await emptyDatabase(), bytes, storage);
  for (const file of ['640.webp', '320.webp']) {
    const stored = Buffer.from((await images.read(idOf(image)!, file)) ?? []);
    expect(storage.files.get(`${idOf(image)}/${file}`)).toEqual(stored);
  }
  expect(storage.files.size).toBe(manifest.images.count);
  const unreadable = { read: () => Promise.reject(new Error('Try again later.')) };
  const failed = writeBackup(orm, unreadable, new PassThrough().resume(), ignore);
  await expect(failed).rejects.toThrow(`the image ${image} cannot be read.`);
});

it('A restored backup has no rows that were written while the backup ran', async () => {
  const before = await everyRow(orm, 'company');
  const { bytes } = await backUp(() => makeCompany(api, { name: 'Too late' }));
  expect(await everyRow(await restored(bytes), 'company')).toEqual(before);
});

it('A restored backup has no path of an image that was removed while the backup ran', async () => {
  const image = await images.store(await jpeg(80, 60));
  const { id } = await makeCompany(api, { image });
  const { bytes, manifest } = await backUp(() => images.remove(image));
  const copy = await restored(bytes);
  expect(manifest.missing).toEqual([image]);
  expect(summary(manifest)).toMatch(/, 1 image missing$/);
  const rows = await copy.em.fork().execute('select image from company where id = ?', [id]);
  expect(rows).toEqual([{ image: null }]);
  await api.sql('update company set image = null where id = ?', [id]);
});

it('A restored backup continues sequences after their last value', async () => {
  const insert =
    "insert into moderation (kind, listing_id, action) values ('job', gen_random_uuid(), 'ended') returning id";
  await api.sql(insert);
  const copy = await restored((await backUp()).bytes);
  const [original] = await api.sql<{ id: string }>(insert);
  const [inserted] = await copy.em.fork().execute<{ id: string }[]>(insert);
  expect(inserted).toEqual(original);
});

it('A backup whose file cannot be written ends with the error, and its connection with it', async () => {
  const own = await emptyDatabase(`${process.env.TEST_RUN}_template`);
  const out = createWriteStream('/no-such-folder/x');
  await expect(writeBackup(own, images, out, ignore)).rejects.toThrow('ENOENT');
  const closed = own.close(true).then(() => 'closed');
  expect(await Promise.race([closed, wait(5_000, 'still connected')])).toBe('closed');
});

it('A backup onto a full disk ends with the error', async () => {
  for (const _ of [1, 2]) await makeCompany(api, { image: await images.store(await jpeg(9, 9)) });
  const large = { read: () => Promise.resolve(randomBytes(4 << 20)) };
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('ENOSPC')) });
  await expect(writeBackup(orm, large, full, ignore)).rejects.toThrow('ENOSPC');
});

it('A restore is refused when the marketplace has listings, a partner or a newer schema, and while another one runs', async () => {
  const { bytes } = await backUp();
  const found = 'already has listings, messages or partners';
  await expect(restore(orm, bytes)).rejects.toThrow(new RegExp(`${found} \\(\\d+\\)`));
  const used = await emptyDatabase(`${process.env.TEST_RUN}_template`);
  await used.em.fork().execute(`insert into partner (name, key_hash) values ('Jobs of Abuja', '')`);
  await expect(restore(used, bytes)).rejects.toThrow(`${found} (1)`);
  await used.em.fork().transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(${LOCK})`);
    await expect(restore(used, bytes)).rejects.toThrow('Another restore is running.');
  });
  await used.em.fork().execute("insert into migration (name) values ('9999_later')");
  await expect(restore(used, bytes)).rejects.toThrow('already has a newer schema');
});

it.each([
  ['the end of the file is missing', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['the manifest is missing', withoutManifest],
  ['a row was changed', withAnotherName],
  ['the file is not a tar', () => gzipSync('hello')],
  ['the file is not gzipped', () => Buffer.from('hello')],
])('A restore is refused and changes nothing when %s', async (_, damage) => {
  await makeCompany(api, { name: 'Unmistakable Couriers' });
  const { bytes } = await backUp();
  const empty = await emptyDatabase(`${process.env.TEST_RUN}_template`);
  await expect(restore(empty, damage(bytes))).rejects.toThrow(/backup/i);
  expect(await everyRow(empty, 'company')).toEqual([]);
});

it('A restore is refused when a newer release made the backup', async () => {
  await api.sql("insert into migration (name) values ('9999_later')");
  const { bytes } = await backUp();
  await expect(restore(await emptyDatabase(), bytes)).rejects.toThrow(/newer release/);
});

function withoutManifest(bytes: Buffer): Buffer {
  const tar = gunzipSync(bytes);
  const before = tar.subarray(0, tar.indexOf('manifest.json'));
  return gzipSync(Buffer.concat([before, Buffer.alloc(1024)]));
}

function withAnotherName(bytes: Buffer): Buffer {
  const tar = gunzipSync(bytes).toString('latin1');
  return gzipSync(Buffer.from(tar.replace('Unmistakable', 'unmistakablE'), 'latin1'));
}
