import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { HOLD_HOURS } from '#contract/holds.ts';
import { dangerousReasons, reportReasons, type ReportReason } from '#contract/reports.ts';
import { config } from '../config/config.ts';
import { type Kind, Kinds } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import type { DecisionStep } from '../moderation/moderation.service.ts';
import { DigestService } from '../notices/digest.service.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { sql } from '../platform/database/sql.ts';
import { heldAlert, heldLetter } from './report.letters.ts';

/**
 * The confirmed reports of a listing that count towards a hold: one per mailbox and network, of a dangerous reason, of the
 * last 7 days, not by its owner, not by a mailbox with more than 3 in 30 days, and not by one that took part in an earlier
 * hold of it or whose report of it was dismissed.
 */
const independent = `
  select count(distinct mark)::int as count, array_agg(distinct reason) as reasons from (
    select distinct on (mailbox) mark, reason from report
    where subject = ? and state = 'confirmed' and held_at is null and reason = any(?::text[])
      and created_at > now() - interval '7 days' and not mailbox = any(?::text[])
      and 3 >= (select count(*) from report other where other.mailbox = report.mailbox
        and other.state <> 'unconfirmed' and other.created_at > now() - interval '30 days')
      and not exists (select from report earlier where earlier.subject = report.subject
        and earlier.mailbox = report.mailbox and (earlier.held_at is not null or earlier.state = 'dismissed'))
    order by mailbox, created_at) counted`;

const markHeld = `update report set held_at = now() where subject = ? and state = 'confirmed' and held_at is null`;

/** Holds the contacts of a listing when enough independent people have reported it; only a moderator ends it early. */
@Injectable()
export class Holds {
  constructor(
    private readonly kinds: Kinds,
    private readonly outbox: Outbox,
    private readonly digest: DigestService,
  ) {}

  /**
   * After a confirmation, and when its owner makes the listing public again, with the listing locked. A report during a hold
   * belongs to it.
   */
  async consider(table: Kind['table'], { em, listing, now, log }: DecisionStep): Promise<void> {
    const { id, contactPrints } = listing;
    if ((listing.heldUntil ?? now) > now) return void (await em.execute(markHeld, [id]));
    if (config.reportsToHold === 0 || !listing.isLive(now)) return;
    const [found] = await em.execute<{ count: number; reasons: ReportReason[] | null }[]>(
      independent,
      [id, array(dangerousReasons), array(contactPrints)],
    );
    if (!found || found.count < config.reportsToHold) return;
    const reasons = inWords(found.reasons ?? []);
    const reason = `${found.count} independent reports: ${reasons}`;
    await log('held', { reason, byOwner: false });
    listing.heldUntil = new Date(now.getTime() + HOLD_HOURS * 3_600_000);
    await em.execute(markHeld, [id]);
    const kind = this.kinds.of(table);
    const moderators = await this.digest.recipients(em);
    await this.outbox.put(
      em,
      heldLetter(kind, listing, listing.heldUntil, reasons),
      ...moderators.map((to) => heldAlert(kind, listing, to, reasons)),
    );
  }

  /** Logs the end of holds that no moderator has decided about; queries show it at its second. */
  async endDue(em: EntityManager): Promise<void> {
    for (const { table } of this.kinds.all)
      await em.execute(
        `with due as (select id from ${table} where held_until <= now() for update skip locked),
           ended as (
             update ${table} set held_until = null from due where ${table}.id = due.id returning due.id
           )
         insert into moderation (kind, listing_id, action) select ?, id, 'hold_ended' from ended`,
        [table],
      );
  }
}

/** The hold of a listing as its owner sees it: until when, and for which reasons. */
export async function holdOf(database: ReadOnlyDatabase, { id, heldUntil }: Listing, now: Date) {
  if (!heldUntil || heldUntil <= now) return null;
  const rows = await database.rows<{ reason: ReportReason }>(
    sql`select distinct reason from report where subject = ${id} and state = 'confirmed'
        and held_at >= ${heldUntil}::timestamptz - ${HOLD_HOURS} * interval '1 hour'`,
  );
  return { until: heldUntil.toISOString(), reasons: inWords(rows.map(({ reason }) => reason)) };
}

const inWords = (reasons: readonly ReportReason[]) =>
  reasons.map((reason) => reportReasons[reason].words).join(', ');

const array = (texts: readonly string[]) => `{${texts.map((text) => JSON.stringify(text)).join()}}`;
