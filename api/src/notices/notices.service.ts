import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { config } from '../config/config.ts';
import type { Kind } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { Outbox } from '../mail/outbox.ts';
import { approved } from './letters/approved.ts';
import { ended } from './letters/ended.ts';
import { ending } from './letters/ending.ts';
import { received } from './letters/received.ts';
import { rejected } from './letters/rejected.ts';
import { type Lettered, LetterWordsByKind } from './letters/letter-words.ts';

type KindOfListing = Pick<Kind, 'table' | 'label' | 'plans'>;

/** Leaves the mails to the senders of listings in the outbox, in the transaction of `em`. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly outbox: Outbox,
    private readonly words: LetterWordsByKind,
  ) {}

  async received(em: EntityManager, kind: KindOfListing, listing: Listing): Promise<void> {
    await this.outbox.put(em, received(this.lettered(kind), listing, config.site));
  }

  async approved(em: EntityManager, kind: KindOfListing, listing: Listing): Promise<void> {
    await this.outbox.put(em, approved(this.lettered(kind), listing, config.site));
  }

  /** With the moderator's reason, or how to ask for it. */
  async rejected(
    em: EntityManager,
    kind: KindOfListing,
    listing: Listing,
    reason: string | null,
  ): Promise<void> {
    await this.outbox.put(em, rejected(this.lettered(kind), listing, reason, config.site));
  }

  /** Reminders, `days` before the end of a term. */
  async ending(
    em: EntityManager,
    kind: KindOfListing,
    listings: readonly Listing[],
    days: number,
  ): Promise<void> {
    const lettered = this.lettered(kind);
    const due = listings.filter((listing) => listing.hasEnd());
    await this.outbox.put(
      em,
      ...due.map((listing) => ending(lettered, listing, days, config.site)),
    );
  }

  async ended(em: EntityManager, kind: KindOfListing, listings: readonly Listing[]): Promise<void> {
    const lettered = this.lettered(kind);
    const over = listings.filter((listing) => listing.hasEnd());
    await this.outbox.put(em, ...over.map((listing) => ended(lettered, listing, config.site)));
  }

  /** Withdraws unsent mails about the end of a listing, because that end is no longer true. */
  async withdrawEnd(em: EntityManager, id: string): Promise<void> {
    await this.outbox.withdraw(em, id);
  }

  private lettered(kind: KindOfListing): Lettered {
    return { ...kind, letters: this.words[kind.table] };
  }
}
