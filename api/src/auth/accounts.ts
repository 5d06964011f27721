import { randomBytes } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { Account } from './account.entity.ts';
import type { Moderator } from './account.schemas.ts';
import { hashPassword } from './password.ts';

/** A refusal; `message` tells the operator or moderator the reason. */
export class AccountError extends ConflictException {}

/** A password of 144 bits that needs no shell quoting. */
export const newPassword = () => randomBytes(18).toString('base64url');

/** Manages the accounts of moderators: by email for the command line (api/commands/admin.ts), by id for the panel. */
@Injectable()
export class Accounts {
  constructor(private readonly em: EntityManager) {}

  list(): Promise<Moderator[]> {
    return this.em.execute<Moderator[]>(
      `select account.id, email, is_admin as "isAdmin", active, totp_secret is not null as "hasSecondFactor",
         wire_time(date_trunc('minute', max(used_at))) as "seenAt"
       from account left join session on account_id = account.id group by account.id order by not active, email`,
    );
  }

  /**
   * Creates the first admin, of the settings. Returns false and changes nothing when there is an admin, perhaps of another
   * instance that starts at the same time, or the email has an account. @throws AccountError that names the setting
   */
  async ensure({ ADMIN_EMAIL, ADMIN_PASSWORD }: NodeJS.Dict<string>): Promise<boolean> {
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD)
      throw new AccountError('Set ADMIN_EMAIL and ADMIN_PASSWORD.');
    const email = emailOf(ADMIN_EMAIL, 'ADMIN_EMAIL');
    const taken = { $or: [{ isAdmin: true }, { email }] };
    if ((await this.em.count(Account, taken)) > 0) return false;
    // Before the table is locked: on a loaded machine it takes seconds.
    const passwordHash = await hashed(ADMIN_PASSWORD, email, 'ADMIN_PASSWORD');
    return this.em.transactional(async (em) => {
      await em.execute('lock table account in share row exclusive mode');
      if ((await em.count(Account, taken)) > 0) return false;
      em.create(Account, { email, passwordHash, isAdmin: true });
      return true;
    });
  }

  /** Creates an admin, or reactivates a deactivated account with a new password. @throws AccountError */
  async add(email: string, password: string): Promise<Account> {
    const address = emailOf(email);
    const passwordHash = await hashed(password, address);
    const adding = this.em.transactional(async (em) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const account = await em.findOne(Account, { email: address }, { lockMode });
      if (account?.active) throw alreadyThere(address);
      account?.reset({ passwordHash, active: true, isAdmin: true });
      return account ?? em.create(Account, { email: address, passwordHash, isAdmin: true });
    });
    return adding.catch((error: unknown) => {
      throw error instanceof UniqueConstraintViolationException ? alreadyThere(address) : error;
    });
  }

  /** Sets a new password and ends all sessions of the account. @throws AccountError */
  async changePassword(email: string, password: string): Promise<Account> {
    const account = await find(this.em, email);
    // Hashed before the account is locked, since hashing takes hundreds of milliseconds.
    return this.reset(email, { passwordHash: await hashed(password, account.email) });
  }

  /** Lets the account log in with its password alone. @throws AccountError */
  removeSecondFactor(email: string): Promise<Account> {
    return this.reset(email, { totpSecret: null, recoveryCodes: [] });
  }

  /** Blocks logins and ends all sessions of the account; the last admin's only with `force`. @throws AccountError */
  async deactivate(email: string, force = false): Promise<void> {
    await this.em.transactional(async (em) => {
      await em.execute('lock table account in share row exclusive mode');
      const account = await find(em, email);
      const another = { isAdmin: true, active: true, id: { $ne: account.id } };
      const others = await em.count(Account, another);
      if (account.isAdmin && account.active && others === 0 && !force)
        throw new AccountError(`${account.email} is the last admin. Add another one first.`);
      account.reset({ active: false });
    });
  }

  /** {@link add} with a generated password, which the answer has. @throws AccountError */
  async invite(email: string) {
    const password = newPassword();
    const { id } = await this.add(email, password);
    return { ...(await this.shown(id)), password };
  }

  /** {@link changePassword} to a generated one, which the answer has. @throws 404 */
  async renewPassword(id: string) {
    const password = newPassword();
    await this.changePassword((await this.shown(id)).email, password);
    return { ...(await this.shown(id)), password };
  }

  /** {@link deactivate} without force. @throws 404, AccountError */
  async block(id: string): Promise<Moderator> {
    await this.deactivate((await this.shown(id)).email);
    return this.shown(id);
  }

  private async shown(id: string): Promise<Moderator> {
    const account = (await this.list()).find((one) => one.id === id.toLowerCase());
    if (!account) throw new NotFoundException('Account not found');
    return account;
  }

  /** Locked, so that no session or link for a password outlives a change in the same moment. */
  private reset(email: string, changes: Parameters<Account['reset']>[0]): Promise<Account> {
    return this.em.transactional(async (em) => {
      const account = await find(em, email, LockMode.PESSIMISTIC_WRITE);
      account.reset(changes);
      return account;
    });
  }
}

async function find(em: EntityManager, email: string, lockMode?: LockMode): Promise<Account> {
  const account = await em.findOne(Account, { email: emailOf(email) }, { lockMode });
  if (!account) throw new AccountError(`There is no account for ${email}.`);
  return account;
}

const alreadyThere = (email: string) =>
  new AccountError(`There is an account for ${email} already.`);

/** `called` begins the sentence of the error. */
function emailOf(text: string, called = `'${text}'`): string {
  const { success, data } = z.email().max(254).safeParse(text.trim().toLowerCase());
  if (!success) throw new AccountError(`${called} is not an email address.`);
  return data;
}

/** The hash of an acceptable password. @throws AccountError, whose sentence begins with `called` */
export async function hashed(password: string, email: string, called?: string): Promise<string> {
  // Imported on demand: the dictionaries take a quarter of a second to load.
  const { passwordFault } = await import('./password-strength.ts');
  const fault = passwordFault(password, [email], called);
  if (fault) throw new AccountError(fault);
  return hashPassword(password);
}
