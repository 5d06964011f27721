import { secretsFromFiles } from '#platform/secret-files.ts';
import { Accounts } from '../src/auth/accounts.ts';
import { adminCommand } from './admin/admin-command.ts';
import { partnerCommand } from './admin/partner-command.ts';
import { Partners } from '../src/partners/partners.service.ts';
import { print, runCommand } from './run-command.ts';

/** `node api/dist/commands/admin.js <command>`, as in admin-command.ts. */
await runCommand(async (orm) => {
  const environment = { ...process.env, ...secretsFromFiles(process.env) };
  const args = process.argv.slice(2);
  const em = orm.em.fork();
  if (args[0] === 'partner') print(await partnerCommand(new Partners(em), args.slice(1)));
  else print(await adminCommand(new Accounts(em), args, environment));
});
