import { migrate } from '../src/migrations/migrate.ts';
import { print, runCommand } from './run-command.ts';

/** `node api/dist/commands/migrate.js`: runs pending migrations; safe to run several times at once. */
await runCommand(async (orm) => {
  const done = await migrate(orm);
  print(done.length ? `Migrated: ${done.join(', ')}` : 'The database is up to date');
}, 'The database could not be migrated: ');
