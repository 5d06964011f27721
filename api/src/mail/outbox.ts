import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Letter } from './letter.ts';

/** A letter that is to be sent once. */
export interface OutboxMessage {
  /** What happened to what: two with the same key are one mail. */
  key: string;
  listingId?: string;
  letter: Letter;
  /** From then on it would no longer be true, and it is not sent. */
  goodUntil?: Date | null;
}

/**
 * Where a mail is left in the transaction of the event that it is about: what is committed has its mail, what is rolled
 * back has none, and neither waits for a mail server (docs/decisions/012). mail-queue.ts takes it from there.
 */
@Injectable()
export class Outbox {
  /** Leaves letters in the transaction of `em`; those that are there already are left alone. */
  async put(em: EntityManager, ...postings: readonly OutboxMessage[]): Promise<void> {
    if (postings.length === 0) return;
    await em.execute(
      `insert into mail (key, listing_id, letter, good_until)
       select key, listing_id, letter, good_until
       from jsonb_to_recordset(?::jsonb) as posting (key text, listing_id uuid, letter jsonb, good_until timestamptz)
       on conflict (key) do nothing`,
      [
        JSON.stringify(
          postings.map(({ key, listingId, letter, goodUntil }) => ({
            key,
            listing_id: listingId,
            letter,
            good_until: goodUntil,
          })),
        ),
      ],
    );
  }

  /** Takes back what has not been sent about the end of a listing, because that end is no longer true. */
  async withdraw(em: EntityManager, listingId: string): Promise<void> {
    await em.execute(
      `delete from mail
       where listing_id = ? and sent_at is null and (good_until is not null or key like 'ended %')`,
      [listingId],
    );
  }

  /**
   * Has handed over again what the queue has lost, such as in a restored backup: for what it still has, that changes
   * nothing (mail-queue.ts).
   */
  async recover(em: EntityManager): Promise<void> {
    await em.execute(
      `update mail set queued_at = null
       where queued_at < now() - interval '1 hour' and sent_at is null and failed_at is null`,
    );
  }

  /** Forgets what was sent or failed a month ago: longer than the time in which a reminder could be due again. */
  async forget(em: EntityManager): Promise<void> {
    await em.execute(
      `delete from mail where created_at < now() - interval '30 days' and (sent_at is not null or failed_at is not null)`,
    );
  }
}
