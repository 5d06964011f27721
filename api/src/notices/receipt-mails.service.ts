import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mailboxKey } from '../contacts/emails.ts';
import type { AnyKind } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { Limits } from '../platform/limits/limits.service.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { moreReceived, received, receivedItem } from './letters/submission-letters.ts';

/** Confirms submissions to their senders. */
@Injectable()
export class ReceiptMails {
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
}
