import { secretsFromFiles } from '#platform/secret-files.ts';
import type { Moderator } from '../src/auth/account.schemas.ts';
import { Accounts, newPassword } from '../src/auth/accounts.ts';
import { Partners } from '../src/partners/partners.service.ts';
import { failedMails } from './admin/failed-mails.ts';
import { partnerCommand } from './admin/partner-command.ts';
import { parseArguments, print, runCommand, UsageError } from './run-command.ts';

const usage = `Accounts of moderators:
  list                  shows all accounts
  add <email>           creates an admin
  password <email>      sets a new password and logs the account out everywhere
  second-factor <email> turns the second factor off, for a moderator who has lost phone and recovery codes
  deactivate <email>    blocks logins of the account; --force also for the last admin
  ensure                creates an admin with ADMIN_EMAIL and ADMIN_PASSWORD if there is none
  partner               manages the keys of partners
  failed-mails          shows the mails that could not be delivered, and to whom
--password <text> sets the password; without it one is generated and printed once.`;

/** Runs the command and returns the output. @throws AccountError, UsageError */
export async function adminCommand(
  accounts: Accounts,
  args: string[],
  environment: NodeJS.Dict<string>,
): Promise<string> {
  const options = { password: { type: 'string' }, force: { type: 'boolean' } } as const;
  const { positionals, values } = parseArguments(usage, args, options, 2);
  const [command, email] = positionals;
  if (values.force && command !== 'deactivate') throw new UsageError(usage);
  const password = values.password ?? newPassword();
  const printed = values.password === undefined ? ` Its password is ${password}` : '';
  switch (command) {
    case 'list':
      return (await accounts.list()).map(lineOf).join('\n') || 'There is no account.';
    case 'ensure':
      return JSON.stringify({ created: await accounts.ensure(environment) });
    case 'add':
      await accounts.add(required(email), password);
      return `${email} is an admin now.${printed}`;
    case 'password': {
      const { active } = await accounts.changePassword(required(email), password);
      const still = active ? '' : ` It stays deactivated; 'add ${email}' activates it.`;
      return `${email} has a new password now.${still}${printed}`;
    }
    case 'second-factor':
      await accounts.removeSecondFactor(required(email));
      return `${email} logs in with the password alone now.`;
    case 'deactivate':
      await accounts.deactivate(required(email), values.force);
      return `${email} cannot log in any more.`;
    default:
      throw new UsageError(usage);
  }
}

/** `ada@example.ng  admin, second factor, last seen 2026-11-22 09:30` */
function lineOf({ email, isAdmin, active, hasSecondFactor, seenAt }: Moderator): string {
  const facts = [
    isAdmin ? 'admin' : 'no admin',
    ...(active ? [] : ['deactivated']),
    ...(hasSecondFactor ? ['second factor'] : []),
    seenAt ? `last seen ${seenAt.slice(0, 16).replace('T', ' ')}` : 'no session',
  ];
  return `${email.padEnd(32)} ${facts.join(', ')}`;
}

function required(email: string | undefined): string {
  if (!email) throw new UsageError(usage);
  return email;
}

/** `node api/dist/commands/admin.js <command>` */
if (import.meta.main)
  await runCommand(async (orm) => {
    const args = process.argv.slice(2);
    const em = orm.em.fork();
    const environment = { ...process.env, ...secretsFromFiles(process.env) };
    if (args[0] === 'failed-mails') {
      parseArguments(usage, args, {}, 1);
      print(await failedMails(em));
    } else if (args[0] === 'partner') print(await partnerCommand(new Partners(em), args.slice(1)));
    else print(await adminCommand(new Accounts(em), args, environment));
  });
