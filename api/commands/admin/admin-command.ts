import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { AccountError, type Accounts } from '../../src/auth/accounts.ts';

const usage = `Accounts of moderators:
  add <email>         creates an admin
  password <email>    sets a new password and logs the account out everywhere
  deactivate <email>  blocks logins of the account
  ensure              creates an admin with ADMIN_EMAIL and ADMIN_PASSWORD if there is none
--password <text> sets the password; without it one is generated and printed once.`;

/** A password of 144 bits that needs no shell quoting. */
const generated = () => randomBytes(18).toString('base64url');

/** Runs the command and returns the output. @throws AccountError */
export async function adminCommand(
  accounts: Accounts,
  args: string[],
  environment: NodeJS.Dict<string>,
): Promise<string> {
  const { positionals, values } = parse(args);
  const [command, email] = positionals;
  const password = values.password ?? generated();
  const printed = values.password === undefined ? ` Its password is ${password}` : '';
  switch (command) {
    case 'ensure':
      return JSON.stringify({ created: await ensure(accounts, environment) });
    case 'add':
      await accounts.add(required(email), password);
      return `${email} is an admin now.${printed}`;
    case 'password':
      await accounts.changePassword(required(email), password);
      return `${email} has a new password now.${printed}`;
    case 'deactivate':
      await accounts.deactivate(required(email));
      return `${email} cannot log in any more.`;
    default:
      throw new AccountError(usage);
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { password: { type: 'string' } } });
  } catch {
    throw new AccountError(usage);
  }
}

async function ensure(
  accounts: Accounts,
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: NodeJS.Dict<string>,
): Promise<boolean> {
  if (!email || !password) throw new AccountError('Set ADMIN_EMAIL and ADMIN_PASSWORD.');
  return accounts.ensure(email, password);
}

function required(email: string | undefined): string {
  if (!email) throw new AccountError(usage);
  return email;
}
