import { secretsFromFiles } from '#platform/secret-files.ts';
import { Accounts } from '../src/auth/accounts.ts';
import { adminCommand } from './admin/admin-command.ts';
import { print, runCommand } from './run-command.ts';

/** `node api/dist/commands/admin.js <command>`, as in admin-command.ts. */
await runCommand(async (orm) => {
  const environment = { ...process.env, ...secretsFromFiles(process.env) };
  const accounts = new Accounts(orm.em.fork());
  print(await adminCommand(accounts, process.argv.slice(2), environment));
});
