import type { MikroORM } from '@mikro-orm/postgresql';
import { migrate } from '../../src/migrations/migrate.ts';
import { type Contents, FORMAT_VERSION } from './archive.ts';
import { inLongTransaction } from '../../src/platform/database/long-transaction.ts';
import { migrationsOf, tablesOf } from './tables.ts';

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
  if (done.length > 0) await requireUnused(orm);
  const last = contents.migrations.at(-1);
  if (last && done.at(-1) !== last) await migrate(orm, last);
}

/** An empty marketplace has no row in these. Of accounts a start makes one. */
const USED = ['company', 'job', 'inquiry', 'partner'];

async function requireUnused(orm: MikroORM): Promise<void> {
  // An earlier release may not have all of them.
  const tables = await inLongTransaction(orm, 'begin read only', tablesOf);
  const counts = tables
    .filter(({ name }) => USED.includes(name))
    .map(({ name }) => `(select count(*) from ${name})`);
  const statement = `select ${counts.join(' + ')} as rows`;
  const [found] = await orm.em.fork().execute<{ rows: string }[]>(statement);
  if (Number(found?.rows) === 0) return;
  throw new Error(
    `The marketplace already has listings, messages or partners (${found?.rows}): a backup is restored into an empty one.`,
  );
}
