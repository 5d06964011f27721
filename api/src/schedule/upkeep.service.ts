import { Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { ImageJanitor } from '../listing-images/janitor.ts';
import { Outbox } from '../mail/outbox.ts';
import { IDEMPOTENCY_HOURS } from '../submissions/idempotency-key.ts';
import { DigestService } from '../notices/digest.service.ts';
import { type Kind, Kinds } from '../listings/kind.ts';
import { NoticesService } from '../notices/notices.service.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { RemindersService } from '../notices/reminders.service.ts';

const batch = 500;

/** What time asks for. Several instances may do the same at once: each row is taken by one of them. */
@Injectable()
export class UpkeepService {
  constructor(
    private readonly em: EntityManager,
    private readonly janitor: ImageJanitor,
    private readonly kinds: Kinds,
    private readonly outbox: Outbox,
    private readonly notices: NoticesService,
    private readonly reminders: RemindersService,
    private readonly digest: DigestService,
  ) {}

  /** Marks, logs and mails what has ended; visitors have not seen it since then anyway. Answers how many. */
  async hideEnded(): Promise<number> {
    let hidden = 0;
    for (const kind of this.kinds.all) {
      let count: number;
      do hidden += count = await this.hideBatch(kind);
      while (count === batch);
    }
    return hidden;
  }

  /** Forgets the answers to submissions once they are not given again (listings/attempt.ts). */
  async forgetAnswers(): Promise<void> {
    await this.em.execute(
      `delete from idempotency_key where created_at < now() - interval '${IDEMPOTENCY_HOURS} hours'`,
    );
  }

  /** Forgets what was counted for limits whose time is over; an hour is more than clocks differ (limits/). */
  async forgetRateLimits(): Promise<void> {
    await this.em.execute(
      "delete from rate_limit where expire < extract(epoch from now() - interval '1 hour') * 1000",
    );
  }

  /** Forgets what rejected and changed listings said, and why, after 90 days. */
  async forgetSnapshots(): Promise<void> {
    await this.em.execute(
      `update moderation set snapshot = null, reason = null
       where snapshot is not null and created_at < now() - interval '90 days'`,
    );
  }

  /** Forgets inquiries after two years, as the privacy page says. */
  async forgetInquiries(): Promise<void> {
    await this.em.execute("delete from inquiry where created_at < now() - interval '2 years'");
  }

  /** Removes images that no listing has, an hour after they were written (images/janitor.ts). */
  async cleanImages(now: Date): Promise<void> {
    await this.janitor.clean(now);
  }

  /** Reminds of ends that are near (listings/reminders.service.ts). */
  async remind(): Promise<void> {
    await this.reminders.remind();
  }

  /** Tells moderators what is new (listings/digest.service.ts). */
  async announce(): Promise<void> {
    await this.digest.announce();
  }

  /** Forgets mails a month after they were sent, and finds those that were lost (mail/outbox.ts). */
  async tendMails(): Promise<void> {
    await this.outbox.forget(this.em.fork());
    await this.outbox.recover(this.em.fork());
  }

  private hideBatch(kind: Kind<Listing, never>): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const hidden = await em.execute<{ id: string }[]>(
        `with due as (
           select id from ${kind.table} where status = 'live' and expires_at <= now()
           order by expires_at limit ${batch} for update skip locked
         ), ended as (
           update ${kind.table} set status = 'hidden' from due where ${kind.table}.id = due.id
           returning ${kind.table}.id
         )
         insert into moderation (kind, listing_id, action) select ?, id, 'ended' from ended returning listing_id as id`,
        [kind.table],
      );
      if (hidden.length === 0) return 0;
      const where = { id: { $in: hidden.map(({ id }) => id) } } as FilterQuery<Listing>;
      const listings = await em.find(kind.entity, where);
      await this.notices.ended(em, kind, listings);
      return hidden.length;
    });
  }
}
