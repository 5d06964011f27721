import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import { config } from '../config/config.ts';
import { Outbox, type OutboxMessage } from '../platform/mail/outbox.ts';
import { FieldsException } from '../platform/errors/fields.exception.ts';
import { sha256 } from '../platform/hash.ts';
import { Account } from './account.entity.ts';
import { AccountError, hashed } from './accounts.ts';
import type { NewPassword } from './auth.schemas.ts';

/** At most one mail to an account in this time: the last link is valid until the next can be asked for. */
const LINK_MINUTES = 60;
/** Longer than the work for an account, so that the time does not tell whether there is one. */
const ANSWER_AFTER_MS = 300;

/** New passwords by a link in a mail, for moderators who have forgotten theirs. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  /** Sends a link to the account, if there is one that is active; the answer is the same for all emails. */
  async request(email: string, now: Date): Promise<void> {
    await Promise.all([this.sendLink(email.toLowerCase(), now), setTimeout(ANSWER_AFTER_MS)]);
  }

  /** Sets the password and ends all sessions. @throws ConflictException, FieldsException */
  async setPassword({ token, password }: NewPassword, now: Date): Promise<void> {
    const link = { resetTokenHash: sha256(token), resetExpiresAt: { $gt: now }, active: true };
    const found = await this.em.fork().findOne(Account, link);
    if (!found) throw usedLink();
    // Before the account is locked, since it takes a while.
    const passwordHash = await hashed(password, found.email).catch(refuse);
    await this.em.transactional(async (em) => {
      const account = await em.findOne(Account, link, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!account) throw usedLink();
      account.reset({ passwordHash });
    });
  }

  private sendLink(email: string, now: Date): Promise<void> {
    return this.em.transactional(async (em) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const account = await em.findOne(Account, { email, active: true }, { lockMode });
      if (!account || (account.resetExpiresAt && account.resetExpiresAt > now)) return;
      const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000);
      const token = randomBytes(32).toString('base64url');
      em.assign(account, { resetTokenHash: sha256(token), resetExpiresAt: expiresAt });
      await this.outbox.put(em, letterTo(account, token, expiresAt));
    });
  }
}

/** The token is in the fragment, which browsers send to nobody. */
function letterTo({ id, email }: Account, token: string, goodUntil: Date): OutboxMessage {
  const { name, url } = config.site;
  return {
    key: `password ${id} ${goodUntil.toISOString()}`,
    goodUntil,
    letter: {
      to: email,
      subject: `A new password for ${name}`,
      heading: 'Choose a new password',
      preview: 'The link is valid for an hour.',
      blocks: [
        'The link below is valid for an hour and works once. Your second factor, if you have one, stays as it is.',
        { link: 'Choose a new password', href: `${url}/admin-login#reset=${token}` },
        'If you did not ask for this, do nothing: your password stays.',
      ],
      why: `You get this email because somebody asked for a new password for this address on ${name}.`,
    },
  };
}

const usedLink = () =>
  new ConflictException('This link has been used or is more than an hour old. Ask for a new one.');

function refuse(error: unknown): never {
  throw error instanceof AccountError ? new FieldsException({ password: error.message }) : error;
}
