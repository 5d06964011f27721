import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { printOf } from '../contacts/contacts.ts';
import { mailboxKey, mailboxOf } from '../platform/mail/mailbox.ts';
import type { AnyKind } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { Limits } from '../platform/limits/limits.service.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import {
  moreReceived,
  moreRejected,
  received,
  receivedItem,
  rejected,
  rejectedItem,
} from './letters/submission-letters.ts';

/** Refusals in an hour of which a mailbox gets a mail each: strangers can send forms with its address all day. */
const MAX_REFUSALS = 5;

/** Tells senders that their submissions have arrived, or are refused. */
@Injectable()
export class SubmissionMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly limits: Limits,
  ) {}

  /**
   * Whether a mailbox had its three confirmations of this hour, so that the next one goes into a summary: a form can be
   * sent with another person's address. Counts one; before the transaction, since it needs a connection of its own.
   */
  async isFlooded(email: string): Promise<boolean> {
    return (await this.limits.consume('received-mails', mailboxKey(email))).exceeded;
  }

  /** In the transaction of `em`: a mail, or for a flooded mailbox a line of its summary at the end of this hour. */
  async put(em: EntityManager, kind: AnyKind, listing: Listing, isFlooded: boolean, now: Date) {
    if (!isFlooded) return this.outbox.put(em, received(kind, listing));
    const summaryAt = (time: Date) => moreReceived(kind, listing, time);
    await this.outbox.addToSummary(em, summaryAt, now, receivedItem(kind, listing));
  }

  /** In the transaction of `em`, before the refusal is in the log. */
  async putRejected(
    em: EntityManager,
    kind: AnyKind,
    listing: Listing,
    reason: string | null,
    now: Date,
  ) {
    const print = printOf({ type: 'email', value: mailboxOf(listing.email) });
    const earlier = await em.execute<object[]>(
      `select from moderation where action = 'rejected' and created_at > now() - interval '1 hour'
         and jsonb_exists(snapshot -> 'contactPrints', ?) limit ${MAX_REFUSALS}`,
      [print],
    );
    if (earlier.length < MAX_REFUSALS) return this.outbox.put(em, rejected(kind, listing, reason));
    const summaryAt = (time: Date) => moreRejected(kind, listing, time);
    await this.outbox.addToSummary(em, summaryAt, now, rejectedItem(kind, listing, reason));
  }
}
