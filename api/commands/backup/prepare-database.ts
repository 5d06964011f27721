import type { MikroORM } from '@mikro-orm/postgresql';
import { migrate } from '../../src/migrations/migrate.ts';
import { BackupRefusal, type Contents, format } from './archive.ts';
import { inTransaction } from './connection.ts';
import { migrationsOf } from './tables.ts';

/**
 * Brings an empty database to the schema that the backup was made of. @throws BackupRefusal when it is not empty, has
 * another schema already, or the backup was made by a newer release
 */
export async function prepareDatabase(orm: MikroORM, contents: Contents): Promise<void> {
  if (contents.format !== format) {
    throw new BackupRefusal(
      `The backup has format ${contents.format}, and this release reads ${format}: use the release that made it.`,
    );
  }
  const known = (await orm.migrator.getPending()).map(({ name }) => name);
  const run = await inTransaction(orm, 'begin read only', migrationsOf);
  const unknown = contents.migrations.filter((name) => ![...run, ...known].includes(name));
  if (unknown.length > 0) {
    throw new BackupRefusal(
      `The backup was made by a newer release (it has ${unknown.join(', ')}): restore it with that one.`,
    );
  }
  const ahead = run.filter((name) => !contents.migrations.includes(name));
  if (ahead.length > 0) {
    throw new BackupRefusal(
      `The database already has a newer schema than the backup (${ahead.join(', ')}): restore into an empty database.`,
    );
  }
  if (run.length > 0) await refuseListings(orm);
  const last = contents.migrations.at(-1);
  if (last && run.at(-1) !== last) await migrate(orm, last);
}

async function refuseListings(orm: MikroORM): Promise<void> {
  const [found] = await orm.em
    .fork()
    .execute<{ listings: string }[]>(
      'select (select count(*) from company) + (select count(*) from job) as listings',
    );
  if (Number(found?.listings) === 0) return;
  throw new BackupRefusal(
    `The marketplace already has ${found?.listings} listings: a backup is restored into an empty one.`,
  );
}
