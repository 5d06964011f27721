import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { config } from '../config/config.ts';
import type { Kind } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { Limits } from '../platform/limits/limits.service.ts';
import { mailboxKey } from '../platform/limits/quota-key.ts';
import {
  approved,
  MAX_RECEIVED_ITEMS,
  moreReceived,
  received,
  receivedItem,
  rejected,
} from './letters/submission-letters.ts';
import {
  addressChanged,
  changeApproved,
  changeRefused,
  links,
  withdrawn,
} from './letters/owner-letters.ts';
import { ended, ending, licenceEnding } from './letters/term-letters.ts';
import { type KindWithLetters, LetterWordsByKind } from './letters/letter-words.ts';

const endings = { ending, 'licence-ending': licenceEnding };

type KindOfListing = Pick<Kind, 'table' | 'label' | 'plans'>;

/** Puts mails to the senders of listings into the outbox, in the transaction of `em`. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly outbox: Outbox,
    private readonly words: LetterWordsByKind,
    private readonly limits: Limits,
  ) {}

  /**
   * Whether a mailbox had its three confirmations of this hour, so that the next one belongs into a summary: a form can be
   * sent with another person's address. Counts one; before the transaction, since it needs a connection of its own.
   */
  async isFlooded(email: string): Promise<boolean> {
    return (await this.limits.consume('received-mails', mailboxKey(email))).exceeded;
  }

  async received(em: EntityManager, kind: KindOfListing, listing: Listing): Promise<void> {
    await this.outbox.put(em, received(this.withLetters(kind), listing, config.site));
  }

  /** Adds a submission to the mailbox's summary at the end of this hour. */
  async summarized(
    em: EntityManager,
    kind: KindOfListing,
    listing: Listing,
    now: Date,
  ): Promise<void> {
    const mailbox = mailboxKey(listing.email);
    const summary = moreReceived(this.withLetters(kind), listing, mailbox, now, config.site);
    await this.outbox.put(em, summary);
    await this.outbox.addToList(em, summary.key, receivedItem(kind, listing), MAX_RECEIVED_ITEMS);
  }

  async approved(em: EntityManager, kind: KindOfListing, listing: Listing): Promise<void> {
    await this.outbox.put(em, approved(this.withLetters(kind), listing, config.site));
  }

  async rejected(
    em: EntityManager,
    kind: KindOfListing,
    listing: Listing,
    reason: string | null,
  ): Promise<void> {
    await this.outbox.put(em, rejected(this.withLetters(kind), listing, reason, config.site));
  }

  /** Reminders `days` before the ends of terms or of courier licences, which are by the id of the listing. */
  async ending(
    em: EntityManager,
    kind: KindOfListing,
    event: keyof typeof endings,
    listings: readonly Listing[],
    ends: ReadonlyMap<string, Date>,
    days: number,
  ): Promise<void> {
    const withLetters = this.withLetters(kind);
    const messages = listings.flatMap((listing) => {
      const end = ends.get(listing.id);
      return end ? [endings[event](withLetters, listing, end, days, config.site)] : [];
    });
    await this.outbox.put(em, ...messages);
  }

  async ended(em: EntityManager, kind: KindOfListing, listings: readonly Listing[]): Promise<void> {
    const withLetters = this.withLetters(kind);
    const messages = listings
      .filter((listing) => listing.hasEnd())
      .map((listing) => ended(withLetters, listing, config.site));
    await this.outbox.put(em, ...messages);
  }

  /** The links of these listings, to the address of all of them. */
  async links(
    em: EntityManager,
    email: string,
    listings: readonly (readonly [KindOfListing, Listing])[],
  ): Promise<void> {
    const linked = listings.map(([kind, listing]) => ({ kind: this.withLetters(kind), listing }));
    await this.outbox.put(em, links(crypto.randomUUID(), email, linked, config.site));
  }

  /** After a change of the email: a letter to the former address, and the new link to the new one. */
  async addressChanged(
    em: EntityManager,
    kind: KindOfListing,
    listing: Listing,
    formerEmail: string,
    now: Date,
  ): Promise<void> {
    const letter = addressChanged(this.withLetters(kind), listing, formerEmail, now, config.site);
    await this.outbox.put(em, letter);
    await this.links(em, listing.email, [[kind, listing]]);
  }

  /** A moderator's decision about a change; `reason` is that of a refusal. */
  async changeDecided(
    em: EntityManager,
    kind: KindOfListing,
    listing: Listing,
    change: { id: string },
    refusal?: { reason: string | null },
  ): Promise<void> {
    const withLetters = this.withLetters(kind);
    const letter = refusal
      ? changeRefused(withLetters, listing, change.id, refusal.reason, config.site)
      : changeApproved(withLetters, listing, change.id, config.site);
    await this.outbox.put(em, letter);
  }

  async withdrawn(em: EntityManager, kind: KindOfListing, listing: Listing, now: Date) {
    await this.outbox.put(em, withdrawn(this.withLetters(kind), listing, now, config.site));
  }

  /** Withdraws unsent mails about the end of a listing whose end has changed. */
  async withdrawEnd(em: EntityManager, id: string): Promise<void> {
    await this.outbox.withdraw(em, id);
  }

  private withLetters(kind: KindOfListing): KindWithLetters {
    return { ...kind, letters: this.words[kind.table] };
  }
}
