import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Letter } from './letter.ts';

/** A letter to send once. */
export interface OutboxMessage {
  /** Event and subject, such as `approved job <id>`; unique for 30 days. Without an address: it is logged, and kept after the text. */
  key: string;
  listingId?: string;
  letter: Letter;
  /** The mail is not sent after this time. */
  goodUntil?: Date | null;
  /** The mail is not sent before this time; until then {@link Outbox.addToSummary} may add to it. */
  sendAfter?: Date;
}

/** The summary of the period that a time is in, sent at its end. */
type SummaryAt = (time: Date) => OutboxMessage & { sendAfter: Date };

/** Items beyond it are left out. */
const MAX_SUMMARY_ITEMS = 50;

/** The end of the hour or day (UTC) that a time is in, for a summary; `periodMs` is the length of one. */
export const periodEnd = (time: Date, periodMs: number) =>
  new Date((Math.floor(time.getTime() / periodMs) + 1) * periodMs);

/**
 * Transactional outbox: mails are inserted in the transaction of their event, so that they are committed or rolled back
 * with it (docs/decisions/012). mail-queue.ts sends them.
 */
@Injectable()
export class Outbox {
  /** Inserts messages in the transaction of `em`; skips those whose key exists. */
  async put(em: EntityManager, ...messages: readonly OutboxMessage[]): Promise<void> {
    if (messages.length === 0) return;
    await em.execute(
      `insert into mail (key, listing_id, letter, good_until, send_after)
       select key, "listingId", letter, "goodUntil", "sendAfter" from jsonb_to_recordset(?::jsonb)
         as message (key text, "listingId" uuid, letter jsonb, "goodUntil" timestamptz, "sendAfter" timestamptz)
       on conflict (key) do nothing`,
      [JSON.stringify(messages)],
    );
  }

  /**
   * Adds an item to the first list of the summary of the period that `now` is in, which it inserts if it is new. One that is
   * queued already, a moment ago or by a database whose clock is ahead, leaves it to the next.
   */
  async addToSummary(em: EntityManager, summaryAt: SummaryAt, now: Date, item: string) {
    const summary = summaryAt(now);
    await this.put(em, summary);
    const added = await em.execute<object[]>(
      `update mail set letter = case when jsonb_array_length(letter #> '{blocks,0,list}') < ?
         then jsonb_set(letter, '{blocks,0,list}', letter #> '{blocks,0,list}' || to_jsonb(?::text)) else letter end
       where key = ? and queued_at is null returning id`,
      [MAX_SUMMARY_ITEMS, item, summary.key],
    );
    if (added.length === 0) await this.addToSummary(em, summaryAt, summary.sendAfter, item);
  }

  /** Deletes unsent mails that are no longer true: about the end of a listing whose end has changed, or that it is hidden. */
  async withdrawEnd(em: EntityManager, listingId: string): Promise<void> {
    await em.execute(
      `delete from mail
       where listing_id = ? and sent_at is null and (good_until is not null or key ~ '^(ended|hidden) ')`,
      [listingId],
    );
  }

  /** Queues lost mails again, then purges old ones: those to be sent again do not wait for a purge that takes long. */
  async maintain(em: EntityManager): Promise<void> {
    // Those that the queue has lost, as after a restore. The singleton key prevents duplicates.
    await em.execute(
      `update mail set queued_at = null
       where queued_at < now() - interval '1 hour' and sent_at is null and failed_at is null`,
    );
    // A reminder cannot be due again after that time.
    await em.execute(
      `delete from mail where created_at < now() - interval '30 days' and (sent_at is not null or failed_at is not null)`,
    );
  }
}
