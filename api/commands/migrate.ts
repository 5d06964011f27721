import { migrate } from '../src/migrations/migrate.ts';
import { parseArguments, print, runCommand } from './run-command.ts';

/** `node api/dist/commands/migrate.js`: runs pending migrations; safe to run several times at once. */
await runCommand(async (orm) => {
  parseArguments(
    'This command takes no arguments: it runs pending migrations.',
    process.argv.slice(2),
    {},
  );
  const done = await migrate(orm);
  print(done.length ? `Migrated: ${done.join(', ')}` : 'The database is up to date');
}, 'The database could not be migrated: ');
