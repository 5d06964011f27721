import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { MikroORM } from '@mikro-orm/postgresql';
import { extract } from 'tar-stream';
import { migrate } from '../../src/migrations/migrate.ts';
import {
  type Amount,
  BackupRefusal,
  type Contents,
  type Entry,
  imageOf,
  type Manifest,
} from './archive.ts';
import { inTransaction } from './connection.ts';
import { finishTables, TableLoader } from './load-tables.ts';
import { prepareDatabase } from './prepare-database.ts';
import { Tally } from './counter.ts';
import type { Tell } from './write-backup.ts';

/** Where the files of images go. */
export interface ImageTarget {
  put(id: string, file: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Fills an empty marketplace from a backup (archive.ts) and brings its schema up to date. The rows appear all at once, at
 * the end, when everything was read and found to be as it was written; before that nothing is there but images, which a
 * second try writes again. @throws BackupRefusal
 */
export async function restoreBackup(
  orm: MikroORM,
  images: ImageTarget,
  from: Readable,
  tell: Tell,
): Promise<Manifest> {
  const entries = extract();
  const read = pipeline(from, createGunzip(), entries);
  read.catch(() => undefined);
  try {
    const manifest = await load(orm, images, entries[Symbol.asyncIterator](), tell);
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

const unreadable = ({ code, message }: NodeJS.ErrnoException) =>
  code?.startsWith('Z_') || /tar|header|end of data/i.test(message)
    ? new BackupRefusal(`The file is not a backup, or only a part of one (${message}).`)
    : undefined;

async function load(
  orm: MikroORM,
  images: ImageTarget,
  entries: AsyncIterator<Entry>,
  tell: Tell,
): Promise<Manifest> {
  const contents = await contentsFrom(entries);
  await prepareDatabase(orm, contents);
  return inTransaction(orm, 'begin', async (connection) => {
    const loader = new TableLoader(connection, contents.tables, tell);
    const files = new Tally();
    let count = 0;
    let bytes = 0;
    let manifest: Manifest | undefined;
    for (let next = await entries.next(); !next.done; next = await entries.next()) {
      const { name } = next.value.header;
      const content = await bytesOf(next.value);
      if (name === 'manifest.json') manifest = parsed(content) as Manifest;
      else if (name.startsWith('tables/')) await loader.add(name, content);
      else {
        await images.put(...imageOf(name), content);
        files.add(content, 1);
        tell('images', (count += 1), (bytes += content.byteLength));
      }
    }
    await loader.end();
    if (!manifest) throw new BackupRefusal('The backup is incomplete: its end is missing.');
    compare(manifest, loader.amounts, files.amount());
    await finishTables(connection, contents.tables, manifest.missing);
    return manifest;
  });
}

async function contentsFrom(entries: AsyncIterator<Entry>): Promise<Contents> {
  const first = await entries.next();
  if (first.done || first.value.header.name !== 'backup.json') {
    throw new BackupRefusal('The file is not a backup of this marketplace.');
  }
  return parsed(await bytesOf(first.value)) as Contents;
}

const bytesOf = (entry: Entry) => buffer(entry as AsyncIterable<Uint8Array>);

const parsed = (bytes: Buffer): unknown => JSON.parse(String(bytes));

function compare(manifest: Manifest, tables: Record<string, Amount>, images: Amount): void {
  for (const [name, amount] of Object.entries({ ...manifest.tables, images: manifest.images })) {
    const found = name === 'images' ? images : tables[name];
    if (found?.sha256 === amount.sha256 && found.count === amount.count) continue;
    throw new BackupRefusal(`The backup is damaged: ${name} is not as it was written.`);
  }
}
