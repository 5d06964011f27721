import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../src/app/database.ts';
import { migrate } from '../src/migrations/migrate.ts';

/** `node api/dist/commands/migrate.js`: runs pending migrations; safe to run several times at once. */
const orm = await MikroORM.init(databaseOptions);
try {
  const done = await migrate(orm);
  process.stdout.write(
    done.length ? `Migrated: ${done.join(', ')}\n` : 'The database is up to date\n',
  );
} catch (error) {
  process.stderr.write(
    `The database could not be migrated: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exitCode = 1;
} finally {
  await orm.close();
}
