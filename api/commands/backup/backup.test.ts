import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { MikroORM } from '@mikro-orm/postgresql';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeAdmin } from '../../test/make-account.ts';
import { makeCompany, makeJob } from '../../test/make-listing.ts';
import { jpeg } from '../../test/pictures.ts';
import { addressOf, onServer } from '../../test/server.ts';
import { rewritten, withAnotherName, withoutManifest } from '../../test/tampered-archive.ts';
import { databaseOptions } from '../../src/app/database.ts';
import { ImagesService } from '../../src/images/images.service.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { inTransaction } from './connection.ts';
import { TableLoader } from './load-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let api: TestApp;
let orm: MikroORM;
let images: ImagesService;
beforeAll(async () => {
  api = await startApp();
  orm = api.app.get(MikroORM);
  images = api.app.get(ImagesService);
  await makeAdmin(api);
  await makeJob(api, { title: 'Ṣé o lè gùn? \\N \t "₦5,000"\r\nsecond line' });
});
afterAll(() => api.close());

const quietly = () => undefined;

/** The bytes of a backup; `meanwhile` happens after its snapshot, with the first piece that is written. */
async function backUp(meanwhile: () => Promise<unknown> = async () => undefined) {
  const out = new PassThrough();
  const changes: Promise<unknown>[] = [];
  const tell = () => {
    if (changes.length === 0) changes.push(meanwhile());
  };
  const [bytes, manifest] = await Promise.all([buffer(out), writeBackup(orm, images, out, tell)]);
  await Promise.all(changes);
  return { bytes, manifest };
}

const made: MikroORM[] = [];
afterAll(async () => {
  for (const empty of made) {
    const { dbName } = empty.config.getAll();
    await empty.close(true);
    await onServer(`drop database ${dbName} with (force)`);
  }
});

/** Another PostgreSQL database without a table. */
async function emptyDatabase(): Promise<MikroORM> {
  const dbName = `${process.env.TEST_RUN}_${crypto.randomUUID().slice(0, 8)}`;
  await onServer(`create database ${dbName}`);
  const empty = await MikroORM.init({ ...databaseOptions, clientUrl: addressOf(dbName), dbName });
  made.push(empty);
  return empty;
}

/** An empty storage that remembers what it was given. */
function emptyStorage() {
  const files = new Map<string, Buffer>();
  return {
    files,
    put: async (id: string, file: string, bytes: Uint8Array) =>
      void files.set(`${id}/${file}`, Buffer.from(bytes)),
  };
}

const restore = (into: MikroORM, bytes: Buffer, storage = emptyStorage()) =>
  restoreBackup(into, storage, Readable.from([bytes]), quietly);

const everyRow = (of: MikroORM, table: string) =>
  of.em.fork().execute<{ row: string }[]>(`select t::text as row from ${table} t order by 1`);

const idOf = (path: string | null | undefined) => String(path).split('/')[2];

describe('A restored backup', () => {
  it.each(['company', 'job', 'account', 'moderation', 'inquiry', 'idempotency_key', 'reveal'])(
    'has every row of %s as it was',
    async (table) => {
      await makeCompany(api, { name: 'Ìbàdàn Express' });
      const { bytes } = await backUp();
      const empty = await emptyDatabase();
      await restore(empty, bytes);
      expect(await everyRow(empty, table)).toEqual(await everyRow(orm, table));
    },
  );

  it('has the images, byte for byte', async () => {
    const image = await images.store(await jpeg(800, 600));
    await makeCompany(api, { image });
    const { bytes, manifest } = await backUp();
    const storage = emptyStorage();
    await restore(await emptyDatabase(), bytes, storage);
    for (const file of ['640.webp', '320.webp']) {
      const key = `${idOf(image)}/${file}`;
      expect(storage.files.get(key)).toEqual(
        Buffer.from((await images.read(idOf(image)!, file)) ?? []),
      );
    }
    expect(storage.files.size).toBe(manifest.images.count);
  });

  it('is of one moment, whatever is written while it runs', async () => {
    const before = await everyRow(orm, 'company');
    const { bytes } = await backUp(() => makeCompany(api, { name: 'Too late' }));
    const empty = await emptyDatabase();
    await restore(empty, bytes);
    expect(await everyRow(empty, 'company')).toEqual(before);
  });

  it('names no image that was removed while it ran', async () => {
    const image = await images.store(await jpeg(80, 60));
    const { id } = await makeCompany(api, { image });
    const { bytes, manifest } = await backUp(() => images.remove(image));
    const empty = await emptyDatabase();
    await restore(empty, bytes);
    expect(manifest.missing).toEqual([image]);
    const rows = await empty.em.fork().execute('select image from company where id = ?', [id]);
    expect(rows).toEqual([{ image: null }]);
    await api.sql('update company set image = null where id = ?', [id]);
  });

  it('counts on where the numbers were', async () => {
    await api.sql(
      "insert into moderation (kind, listing_id, action) values ('job', gen_random_uuid(), 'ended')",
    );
    const { bytes } = await backUp();
    const empty = await emptyDatabase();
    await restore(empty, bytes);
    const insert =
      "insert into moderation (kind, listing_id, action) values ('job', gen_random_uuid(), 'ended') returning id";
    const [there] = await api.sql<{ id: string }>(insert);
    const [here] = await empty.em.fork().execute<{ id: string }[]>(insert);
    expect(here).toEqual(there);
  });
});

describe('A restore changes nothing and says why', () => {
  it('when the marketplace has listings', async () => {
    const { bytes } = await backUp();
    await expect(restore(orm, bytes)).rejects.toThrow(/already has \d+ listings/);
  });

  it.each([
    ['the end of the file is missing', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['the manifest is missing', (bytes: Buffer) => withoutManifest(bytes)],
    ['something in it was changed', (bytes: Buffer) => withAnotherName(bytes)],
    ['it is no backup', () => gzipSync('hello')],
    ['it is no archive', () => Buffer.from('hello')],
  ])('when %s', async (_, damage) => {
    await makeCompany(api, { name: 'Unmistakable Couriers' });
    const { bytes } = await backUp();
    const empty = await emptyDatabase();
    await migrate(empty);
    await expect(restore(empty, damage(bytes))).rejects.toThrow(/backup/i);
    expect(await everyRow(empty, 'company')).toEqual([]);
  });

  it('when it breaks off in the middle of a table, whose COPY is then under way', async () => {
    const empty = await emptyDatabase();
    await migrate(empty);
    const given = inTransaction(empty, 'begin', async (connection) => {
      const kept = { name: 'inquiry', columns: ['name'] };
      await new TableLoader(connection, [kept], () => undefined).add(
        'tables/inquiry/1.copy',
        Buffer.from('Unfinished'),
      );
      throw new Error('The file breaks off.');
    });
    await expect(given).rejects.toThrow('The file breaks off.');
    // The connection ends a moment later, and the COPY with it: an error that nobody hears would end the process.
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

  it('when a newer release made it', async () => {
    const bytes = rewritten(
      (await backUp()).bytes,
      '"migrations": [',
      '"migrations": ["9999_later",',
    );
    await expect(restore(await emptyDatabase(), bytes)).rejects.toThrow(/newer release/);
  });
});
