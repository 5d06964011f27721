import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { Account } from './account.entity.ts';
import { hashPassword } from './password.ts';

/** What an operator asked for cannot be done; `message` says why. */
export class AccountRefusal extends Error {}

/** What an operator does with the accounts of moderators, from the command line (auth/admin.ts). */
export class Accounts {
  constructor(private readonly em: EntityManager) {}

  /**
   * Makes the first admin. Answers false, and changes nothing, when there is one already (perhaps another instance has
   * just made it) or the email has an account.
   */
  async ensure(email: string, password: string): Promise<boolean> {
    return this.em.transactional(async (em) => {
      await em.execute('lock table account in share row exclusive mode');
      const taken = { $or: [{ isAdmin: true }, { email: emailOf(email) }] };
      if ((await em.count(Account, taken)) > 0) return false;
      await new Accounts(em).add(email, password);
      return true;
    });
  }

  /** Makes an admin, or gives a deactivated one a new password and lets it in again. @throws AccountRefusal */
  async add(email: string, password: string): Promise<void> {
    const address = emailOf(email);
    const account = await this.em.findOne(Account, { email: address });
    if (account?.active) throw new AccountRefusal(`There is an account for ${address} already.`);
    const passwordHash = await hashed(password, address);
    if (account) account.reset({ passwordHash, active: true, isAdmin: true });
    else this.em.create(Account, { email: address, passwordHash, isAdmin: true });
    await this.em.flush();
  }

  /** Gives an account another password; whoever was logged in is logged out. @throws AccountRefusal */
  async changePassword(email: string, password: string): Promise<void> {
    const account = await this.find(email);
    account.reset({ passwordHash: await hashed(password, account.email) });
    await this.em.flush();
  }

  /** Lets an account in no more, from the next request on. @throws AccountRefusal */
  async deactivate(email: string): Promise<void> {
    const account = await this.find(email);
    account.reset({ active: false });
    await this.em.flush();
  }

  private async find(email: string): Promise<Account> {
    const account = await this.em.findOne(Account, { email: emailOf(email) });
    if (!account) throw new AccountRefusal(`There is no account for ${email}.`);
    return account;
  }
}

function emailOf(text: string): string {
  const { success, data } = z.email().max(254).safeParse(text.trim().toLowerCase());
  if (!success) throw new AccountRefusal(`'${text}' is not an email address.`);
  return data;
}

async function hashed(password: string, email: string): Promise<string> {
  // The dictionaries take a quarter of a second to load, which other commands are spared.
  const { passwordFault } = await import('./password-strength.ts');
  const fault = passwordFault(password, [email]);
  if (fault) throw new AccountRefusal(fault);
  return hashPassword(password);
}
