import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { ACTIVITY_DAYS, today } from '../../figures/activity.ts';
import { inLongTransaction } from '../../platform/database/long-transaction.ts';
import { ImageJanitor } from '../../listing-images/janitor.ts';
import { Outbox } from '../../platform/mail/outbox.ts';
import { IDEMPOTENCY_HOURS } from '../../submissions/idempotency-key.ts';
import { DigestService } from '../../notices/digest.service.ts';
import { type AnyKind, Kinds } from '../../listings/kind.ts';
import { ended } from '../../notices/letters/term-letters.ts';
import { ClaimDecisions } from '../../ownership-claims/claim-decisions.service.ts';
import { redactNotes } from '../../moderation/redact-notes.ts';
import { RemindersService } from '../../notices/reminders.service.ts';
import { Holds } from '../../reports/holds.service.ts';

const BATCH_SIZE = 500;

const purges = {
  /** Counts of days that are older than any figure shown. */
  activity: `with answers as (delete from answer_day where day <= ${today.text} - ${ACTIVITY_DAYS}),
      searches as (delete from missed_search where day <= ${today.text} - ${ACTIVITY_DAYS})
    delete from activity where day <= ${today.text} - ${ACTIVITY_DAYS}`,
  /** Answers to submissions. */
  idempotencyKeys: `delete from idempotency_key where created_at < now() - interval '${IDEMPOTENCY_HOURS} hours'`,
  /** Expired counters, five minutes late in case clocks differ. */
  rateLimits: `delete from rate_limit where expire < extract(epoch from now() - interval '5 minutes') * 1000`,
  /** Texts and reasons in the moderation log. Returns the listings of which nothing is left. */
  snapshots: `with forgotten as (
      update moderation set snapshot = null, reason = null, changes = null
      where snapshot is not null and created_at < now() - interval '90 days' returning listing_id as id
    ) select distinct id from forgotten where not exists (select from company where company.id = forgotten.id)
        and not exists (select from job where job.id = forgotten.id)
        and not exists (select from moderation kept where kept.listing_id = forgotten.id
          and kept.snapshot is not null and kept.created_at >= now() - interval '90 days')`,
  /** Decided claims, which are kept as long as their texts in the log. */
  claims: `delete from ownership_claim where decided_at < now() - interval '90 days'`,
  /** Retention periods, as stated on the privacy page. */
  inquiries: `delete from inquiry where created_at < now() - interval '2 years'`,
  /** The hashed network of a report after 30 days, and the whole report after 5 years. */
  reports: `with forgotten as (
      update report set mark = null where mark is not null and created_at < now() - interval '30 days'
    ) delete from report where created_at < now() - interval '5 years'`,
};

/** The scheduled tasks. Each row is processed once, even if two instances run the same task at a time. */
@Injectable()
export class UpkeepService {
  constructor(
    readonly em: EntityManager,
    readonly janitor: ImageJanitor,
    private readonly kinds: Kinds,
    readonly outbox: Outbox,
    readonly reminders: RemindersService,
    readonly digest: DigestService,
    readonly claims: ClaimDecisions,
    readonly holds: Holds,
  ) {}

  /** Hides, logs and mails listings past their end, which queries exclude anyway. */
  async hideEnded(): Promise<void> {
    for (const kind of this.kinds.all) while (await this.hideBatch(kind));
  }

  /** Deletes data past its retention period, also where screening notes quote it. */
  async purge(data: keyof typeof purges): Promise<void> {
    // Longer than for a request, since some of these scan a whole table.
    const purge = async (connection: PoolClient) => {
      const { rows } = await connection.query<{ id: string }>(purges[data]);
      const gone = rows.map(({ id }) => id);
      if (gone.length > 0) await redactNotes(connection, gone);
    };
    await inLongTransaction(this, 'begin', purge, 60);
  }

  /** Returns whether there may be more. */
  private hideBatch(kind: AnyKind): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const hidden = await em.execute<{ id: string }[]>(
        `with due as (
           select id from ${kind.table} where status = 'live' and expires_at <= now()
           order by expires_at limit ${BATCH_SIZE} for update skip locked
         ), ended as (
           update ${kind.table} set status = 'hidden' from due where ${kind.table}.id = due.id
           returning ${kind.table}.id
         )
         insert into moderation (kind, listing_id, action) select ?, id, 'ended' from ended returning listing_id as id`,
        [kind.table],
      );
      const listings = await em.find(kind.entity, { id: { $in: hidden.map(({ id }) => id) } });
      const letters = listings.flatMap((one) =>
        one.expiresAt ? [ended(kind, one, one.expiresAt)] : [],
      );
      await this.outbox.put(em, ...letters);
      return hidden.length === BATCH_SIZE;
    });
  }
}
