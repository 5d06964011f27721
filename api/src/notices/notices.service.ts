import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { config } from '../config/config.ts';
import type { Kind } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { Outbox } from '../mail/outbox.ts';
import { approved, received, rejected } from './letters/submission-letters.ts';
import { ended, ending } from './letters/term-letters.ts';
import { type KindWithLetters, LetterWordsByKind } from './letters/letter-words.ts';

type KindOfListing = Pick<Kind, 'table' | 'label' | 'plans'>;

/** Puts mails to the senders of listings into the outbox, in the transaction of `em`. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly outbox: Outbox,
    private readonly words: LetterWordsByKind,
  ) {}

  async received(em: EntityManager, kind: KindOfListing, listing: Listing): Promise<void> {
    await this.outbox.put(em, received(this.withLetters(kind), listing, config.site));
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

  /** Reminders `days` before the end of a term. */
  async ending(
    em: EntityManager,
    kind: KindOfListing,
    listings: readonly Listing[],
    days: number,
  ): Promise<void> {
    const withLetters = this.withLetters(kind);
    const messages = listings
      .filter((listing) => listing.hasEnd())
      .map((listing) => ending(withLetters, listing, days, config.site));
    await this.outbox.put(em, ...messages);
  }

  async ended(em: EntityManager, kind: KindOfListing, listings: readonly Listing[]): Promise<void> {
    const withLetters = this.withLetters(kind);
    const messages = listings
      .filter((listing) => listing.hasEnd())
      .map((listing) => ended(withLetters, listing, config.site));
    await this.outbox.put(em, ...messages);
  }

  /** Withdraws unsent mails about the end of a listing whose end has changed. */
  async withdrawEnd(em: EntityManager, id: string): Promise<void> {
    await this.outbox.withdraw(em, id);
  }

  private withLetters(kind: KindOfListing): KindWithLetters {
    return { ...kind, letters: this.words[kind.table] };
  }
}
