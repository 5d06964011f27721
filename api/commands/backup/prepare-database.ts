import type { MikroORM } from '@mikro-orm/postgresql';
import { migrate } from '../../src/migrations/migrate.ts';
import { type Contents, FORMAT_VERSION } from './archive.ts';
import { inLongTransaction } from '../../src/platform/database/long-transaction.ts';
import { migrationsOf } from './tables.ts';

/**
 * Migrates an empty database to the schema of the backup. @throws Error when it is not empty, its schema is newer,
 * or the backup was made by a newer release
 */
export async function prepareDatabase(orm: MikroORM, contents: Contents): Promise<void> {
  if (contents.format !== FORMAT_VERSION) {
    throw new Error(
      `The backup has format ${contents.format}, and this release reads ${FORMAT_VERSION}: use the release that made it.`,
    );
  }
  const pending = (await orm.migrator.getPending()).map(({ name }) => name);
  const done = await inLongTransaction(orm, 'begin read only', migrationsOf);
  const unknown = contents.migrations.filter((name) => ![...done, ...pending].includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `The backup was made by a newer release (it has ${unknown.join(', ')}): restore it with that one.`,
    );
  }
  const ahead = done.filter((name) => !contents.migrations.includes(name));
  if (ahead.length > 0) {
    throw new Error(
      `The database already has a newer schema than the backup (${ahead.join(', ')}): restore into an empty database.`,
    );
  }
  if (done.length > 0) await requireNoListings(orm);
  const last = contents.migrations.at(-1);
  if (last && done.at(-1) !== last) await migrate(orm, last);
}

async function requireNoListings(orm: MikroORM): Promise<void> {
  const [found] = await orm.em
    .fork()
    .execute<{ listings: string }[]>(
      'select (select count(*) from company) + (select count(*) from job) as listings',
    );
  if (Number(found?.listings) === 0) return;
  throw new Error(
    `The marketplace already has listings (${found?.listings}): a backup is restored into an empty one.`,
  );
}
