import { MikroORM } from '@mikro-orm/postgresql';
import { secretsFromFiles } from '#platform/secret-files.ts';
import { databaseOptions } from '../src/app/database.ts';
import { Accounts } from '../src/auth/accounts.ts';
import { adminCommand } from './admin/admin-command.ts';

/** `node api/dist/commands/admin.js <command>`, as in admin-command.ts. */
const orm = await MikroORM.init(databaseOptions);
try {
  const environment = { ...process.env, ...secretsFromFiles(process.env) };
  const output = await adminCommand(
    new Accounts(orm.em.fork()),
    process.argv.slice(2),
    environment,
  );
  process.stdout.write(`${output}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await orm.close();
}
