import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { MikroORM } from '@mikro-orm/postgresql';
import { extract } from 'tar-stream';
import type { ImagesService } from '../../src/platform/images/images.service.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { type Contents, type EntrySummary, type Entry, type Manifest } from './archive.ts';
import { inLongTransaction } from '../../src/platform/database/long-transaction.ts';
import { finishTables, loadTable } from './load-tables.ts';
import { prepareDatabase } from './prepare-database.ts';
import { Counter } from './counter.ts';
import type { OnProgress } from './write-backup.ts';

type ImageTarget = Pick<ImagesService, 'put'>;

/**
 * Restores a backup (archive.ts) into an empty marketplace and migrates it to the current schema. The rows are committed
 * together after all hashes were verified; images are written before, and again by a second attempt. @throws Error
 */
export async function restoreBackup(
  orm: MikroORM,
  images: ImageTarget,
  from: Readable,
  onProgress: OnProgress,
): Promise<Manifest> {
  const entries = extract();
  const read = pipeline(from, createGunzip(), entries);
  read.catch(() => undefined);
  try {
    const manifest = await load(orm, images, entries[Symbol.asyncIterator](), onProgress);
    await read;
    await migrate(orm);
    return manifest;
  } catch (error) {
    entries.destroy();
    throw await read.then(
      () => error as Error,
      (cause: NodeJS.ErrnoException) => unreadable(cause) ?? error,
    );
  }
}

/** The key, an arbitrary one, of the advisory lock that a restore holds. */
export const LOCK = 4_207_092;

const unreadable = ({ code, message }: NodeJS.ErrnoException) =>
  code?.startsWith('Z_') || /tar|header|end of data/i.test(message)
    ? new Error(`The file is not a backup or is truncated (${message}).`)
    : undefined;

async function load(
  orm: MikroORM,
  images: ImageTarget,
  entries: AsyncIterator<Entry>,
  onProgress: OnProgress,
): Promise<Manifest> {
  const contents = await contentsFrom(entries);
  return inLongTransaction(orm, 'begin', async (connection) => {
    const { rowCount } = await connection.query(`select where pg_try_advisory_xact_lock(${LOCK})`);
    if (!rowCount) throw new Error('Another restore is running.');
    // Within the lock, on another connection: two restores must not migrate at once.
    await prepareDatabase(orm, contents);
    const counts: Record<string, EntrySummary> = {};
    const files = new Counter();
    let manifest: Manifest | undefined;
    for await (const [part, bytes] of partsOf(entries)) {
      const [folder, name = '', file = ''] = part.split('/');
      if (folder === 'tables') {
        const table = contents.tables.find((one) => one.name === name);
        if (!table)
          throw new Error(`The backup has rows of '${name}', which is not in its list of tables.`);
        const onBytes = (count: number) => onProgress(name, 0, count);
        counts[name] = await loadTable(connection, table, bytes, onBytes);
      } else if (part === 'manifest.json') manifest = parsed(await buffer(bytes)) as Manifest;
      else {
        const content = await buffer(bytes);
        await images.put(name, file, content);
        files.add(content, 1);
        onProgress('images', files.count, files.bytes);
      }
    }
    if (!manifest) throw new Error('The backup is incomplete: its end is missing.');
    verify(manifest, counts, files.result());
    await finishTables(connection, contents.tables, manifest.missing);
    return manifest;
  });
}

/** The names of the entries with their bytes; those of a table are one, such as `tables/job`. */
async function* partsOf(entries: AsyncIterator<Entry>) {
  let next = await entries.next();
  const bytesIn = async function* (part: string) {
    for (; !next.done && partOf(next.value) === part; next = await entries.next())
      yield await bytesOf(next.value);
  };
  while (!next.done) {
    const part = partOf(next.value);
    yield [part, bytesIn(part)] as const;
  }
}

const partOf = ({ header }: Entry) => header.name.replace(/^(tables\/[^/]+)\/.*/, '$1');

async function contentsFrom(entries: AsyncIterator<Entry>): Promise<Contents> {
  const first = await entries.next();
  if (first.done || first.value.header.name !== 'backup.json') {
    throw new Error('The file is not a backup of this marketplace.');
  }
  return parsed(await bytesOf(first.value)) as Contents;
}

const bytesOf = (entry: Entry) => buffer(entry as AsyncIterable<Uint8Array>);

const parsed = (bytes: Buffer): unknown => JSON.parse(String(bytes));

function verify(manifest: Manifest, tables: Record<string, EntrySummary>, images: EntrySummary) {
  for (const [name, expected] of Object.entries({ ...manifest.tables, images: manifest.images })) {
    const actual = name === 'images' ? images : tables[name];
    if (actual?.sha256 === expected.sha256 && actual.count === expected.count) continue;
    throw new Error(`The backup is damaged: ${name} does not match its checksum.`);
  }
}
