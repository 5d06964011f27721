import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { MikroORM } from '@mikro-orm/postgresql';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import {
  type Amount,
  type Contents,
  filesOf,
  format,
  type Manifest,
  type Table,
} from './archive.ts';
import { type Connection, inTransaction } from './connection.ts';
import { columnsOf, migrationsOf, tablesOf } from './tables.ts';
import { Tally } from './counter.ts';

/** Where the files of images are. */
export interface ImageSource {
  read(id: string, file: string): Promise<Uint8Array | undefined>;
}

/** Is told what was done, as often as something was. */
export type Tell = (what: string, count: number, bytes: number) => void;

const piece = 4 * 1024 * 1024;

/**
 * Writes a backup (archive.ts) of one moment: everything is read in one snapshot, while the marketplace goes on.
 * Images never change under their name, so it does not matter that they are read a little later; one that was removed
 * meanwhile is named in the manifest.
 */
export async function writeBackup(
  orm: MikroORM,
  images: ImageSource,
  out: Writable,
  tell: Tell,
): Promise<Manifest> {
  const archive = pack();
  const written = pipeline(archive, createGzip(), out);
  const filled = inTransaction(
    orm,
    'begin isolation level repeatable read, read only',
    (connection) => fill(archive, connection, images, tell),
  ).catch((error: Error) => {
    archive.destroy(error);
    throw error;
  });
  const [manifest] = await Promise.all([filled, written]);
  return manifest;
}

async function fill(archive: Pack, connection: Connection, images: ImageSource, tell: Tell) {
  const contents = await contentsOf(connection);
  await addJson(archive, 'backup.json', contents);
  const manifest: Manifest = { tables: {}, images: new Tally().amount(), missing: [] };
  for (const table of contents.tables) {
    manifest.tables[table.name] = await addTable(archive, connection, table, tell);
  }
  Object.assign(manifest, await addImages(archive, connection, images, tell));
  await addJson(archive, 'manifest.json', manifest);
  archive.finalize();
  return manifest;
}

async function contentsOf(connection: Connection): Promise<Contents> {
  const { rows } = await connection.query<{ now: string }>('select now()');
  return {
    format,
    takenAt: new Date(rows[0]!.now).toISOString(),
    migrations: await migrationsOf(connection),
    tables: await tablesOf(connection),
  };
}

async function addTable(
  archive: Pack,
  connection: Connection,
  table: Table,
  tell: Tell,
): Promise<Amount> {
  const rows = connection.query(copyTo(`copy ${columnsOf(table)} to stdout`));
  const tally = new Tally();
  let waiting: Buffer[] = [];
  let size = 0;
  let bytes = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    const name = `tables/${table.name}/${String(number).padStart(6, '0')}.copy`;
    await add(archive, name, Buffer.concat(waiting));
    waiting = [];
    size = 0;
    tell(table.name, rows.rowCount ?? 0, bytes);
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    tally.add(chunk);
    waiting.push(chunk);
    size += chunk.byteLength;
    bytes += chunk.byteLength;
    if (size >= piece) await flush();
  }
  await flush();
  return tally.amount(rows.rowCount);
}

async function addImages(
  archive: Pack,
  connection: Connection,
  images: ImageSource,
  tell: Tell,
): Promise<Pick<Manifest, 'images' | 'missing'>> {
  const tally = new Tally();
  const missing: string[] = [];
  let files = 0;
  let bytes = 0;
  for await (const path of imagePaths(connection)) {
    for (const [id, file] of filesOf(path)) {
      const content = await images.read(id, file);
      if (!content) {
        if (!missing.includes(path)) missing.push(path);
        continue;
      }
      tally.add(content, 1);
      await add(archive, `images/${id}/${file}`, Buffer.from(content));
      tell('images', (files += 1), (bytes += content.byteLength));
    }
  }
  return { images: tally.amount(), missing };
}

async function* imagePaths(connection: Connection): AsyncGenerator<string> {
  await connection.query(
    `declare paths no scroll cursor for
     select image from company where image is not null union all select image from job where image is not null`,
  );
  for (;;) {
    const { rows } = await connection.query<{ image: string }>('fetch 500 from paths');
    if (rows.length === 0) return;
    for (const { image } of rows) yield image;
  }
}

const addJson = (archive: Pack, name: string, value: object) =>
  add(archive, name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));

/** Resolves when the archive has room for more. */
const add = (archive: Pack, name: string, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });
