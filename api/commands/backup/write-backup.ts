import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { MikroORM } from '@mikro-orm/postgresql';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { type Contents, filesOf, FORMAT_VERSION, type Manifest, type Table } from './archive.ts';
import { imageReferences } from '../../src/listings/image-columns.ts';
import type { ImagesService } from '../../src/platform/images/images.service.ts';
import { inLongTransaction } from '../../src/platform/database/long-transaction.ts';
import type { PoolClient } from 'pg';
import { columnsOf, migrationsOf, tablesOf } from './tables.ts';
import { Counter } from './counter.ts';

type ImageSource = Pick<ImagesService, 'read'>;

/** Receives the name of a table or `images` with the rows or files, and the bytes, processed so far. */
export type OnProgress = (part: string, count: number, bytes: number) => void;

interface Filling {
  archive: Pack;
  connection: PoolClient;
  images: ImageSource;
  onProgress: OnProgress;
}

const CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * Writes a backup (archive.ts) of one database snapshot while the marketplace runs. Images are read after the snapshot,
 * which is safe since their files never change; the manifest names those that were removed meanwhile.
 */
export async function writeBackup(
  orm: MikroORM,
  images: ImageSource,
  out: Writable,
  onProgress: OnProgress,
): Promise<Manifest> {
  const archive = pack();
  const written = pipeline(archive, createGzip(), out);
  // Awaited at the end, and it may fail before.
  written.catch(() => undefined);
  const begin = 'begin isolation level repeatable read, read only';
  try {
    const manifest = await inLongTransaction(orm, begin, (connection) => {
      const filling = fill({ archive, connection, images, onProgress });
      // Rows that wait for a file that cannot be written would keep the connection for ever.
      return Promise.race([filling, written.then(() => filling)]);
    });
    await written;
    return manifest;
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  }
}

async function fill(filling: Filling) {
  const { archive, connection } = filling;
  const contents = await contentsOf(connection);
  await addJson(archive, 'backup.json', contents);
  const manifest: Manifest = { tables: {}, images: new Counter().result(), missing: [] };
  for (const table of contents.tables) manifest.tables[table.name] = await addTable(table, filling);
  Object.assign(manifest, await addImages(filling));
  await addJson(archive, 'manifest.json', manifest);
  archive.finalize();
  return manifest;
}

async function contentsOf(connection: PoolClient): Promise<Contents> {
  const { rows } = await connection.query<{ now: string }>('select now()');
  return {
    format: FORMAT_VERSION,
    takenAt: new Date(rows[0]!.now).toISOString(),
    migrations: await migrationsOf(connection),
    tables: await tablesOf(connection),
  };
}

async function addTable(table: Table, { archive, connection, onProgress }: Filling) {
  const rows = connection.query(copyTo(`copy ${columnsOf(table)} to stdout`));
  const counter = new Counter();
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    const name = `tables/${table.name}/${String(number).padStart(6, '0')}.copy`;
    await add(archive, name, Buffer.concat(pending));
    pending = [];
    pendingBytes = 0;
    onProgress(table.name, rows.rowCount ?? 0, counter.bytes);
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    counter.add(chunk);
    pending.push(chunk);
    pendingBytes += chunk.byteLength;
    if (pendingBytes >= CHUNK_BYTES) await flush();
  }
  await flush();
  return counter.result(rows.rowCount);
}

async function addImages({ archive, connection, images, onProgress }: Filling) {
  const counter = new Counter();
  const missing: string[] = [];
  for await (const path of imagePaths(connection)) {
    for (const [id, file] of filesOf(path)) {
      // The reason is in the log; its sentence is for visitors.
      const content = await images.read(id, file).catch(() => {
        throw new Error(`the image ${path} cannot be read.`);
      });
      if (!content) {
        if (!missing.includes(path)) missing.push(path);
        continue;
      }
      counter.add(content, 1);
      await add(archive, `images/${id}/${file}`, content);
      onProgress('images', counter.count, counter.bytes);
    }
  }
  // One may have been removed meanwhile; all are gone where the storage is not there.
  if (counter.count === 0 && missing.length > 1)
    throw new Error(`none of the ${missing.length} images is in the storage: check its settings.`);
  return { images: counter.result(), missing };
}

async function* imagePaths(connection: PoolClient): AsyncGenerator<string> {
  await connection.query(
    `declare paths no scroll cursor for ${imageReferences
      .map(
        ([table, column]) => `select ${column} as image from ${table} where ${column} is not null`,
      )
      .join(' union all ')}`,
  );
  for (;;) {
    const { rows } = await connection.query<{ image: string }>('fetch 500 from paths');
    if (rows.length === 0) return;
    for (const { image } of rows) yield image;
  }
}

const addJson = (archive: Pack, name: string, value: object) =>
  add(archive, name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));

/** Resolves when the archive can accept another entry. */
const add = (archive: Pack, name: string, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    archive
      .entry({ name }, content, (error) => (error ? reject(error) : resolve()))
      .on('error', reject);
  });
