import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EntityManager, raw } from '@mikro-orm/postgresql';
import { received } from '#contract/sentences.ts';
import { mailboxKey } from '../platform/mail/mailbox.ts';
import { type AnyKind, Kinds } from '../listings/kind.ts';
import { links } from '../notices/letters/owner-letters.ts';
import { Limits } from '../platform/limits/limits.service.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { DAYS_AFTER_END } from './renewal.ts';

/** Longer than the work for an address with listings, so that the time does not tell whether it has some. */
const ANSWER_AFTER_MS = 300;
const MAX_LINKS = 50;

@Injectable()
export class OwnerLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: Kinds,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
  ) {}

  /** The answer and its time are the same for all addresses. */
  async send(email: string): Promise<{ message: string }> {
    await Promise.all([this.mail(email.toLowerCase()), setTimeout(ANSWER_AFTER_MS)]);
    return { message: received.lostLink };
  }

  private async mail(email: string): Promise<void> {
    if ((await this.limits.consume('owner-link-mails', mailboxKey(email))).exceeded) return;
    await this.em.transactional(async (em) => {
      const found = await Promise.all(this.kinds.all.map((kind) => this.listings(em, kind, email)));
      const listings = found.flat();
      const [first] = listings;
      if (first) await this.outbox.put(em, links(first[1].email, listings.slice(0, MAX_LINKS)));
    });
  }

  /** The newest first. */
  private async listings(em: EntityManager, kind: AnyKind, email: string) {
    const isRecent = `(expires_at is null or expires_at > now() - interval '${DAYS_AFTER_END} days')`;
    const where = { [raw('lower(email)')]: email, [raw(isRecent)]: true };
    const newest = { orderBy: { createdAt: 'desc' }, limit: MAX_LINKS } as const;
    const listings = await em.find(kind.entity, where, newest);
    return listings.map((listing) => [kind, listing] as const);
  }
}
