import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ImageJanitor } from '../images/janitor.ts';
import { answerHours } from './attempt.ts';

const tables = ['company', 'job'] as const;
const batch = 500;

/** What time asks for. Several instances may do the same at once: each row is taken by one of them. */
@Injectable()
export class UpkeepService {
  constructor(
    private readonly em: EntityManager,
    private readonly janitor: ImageJanitor,
  ) {}

  /** Marks and logs what has ended; visitors have not seen it since then anyway. Answers how many. */
  async hideEnded(): Promise<number> {
    let hidden = 0;
    for (const table of tables) {
      let count: number;
      do hidden += count = await this.hideBatch(table);
      while (count === batch);
    }
    return hidden;
  }

  /** Forgets the answers to submissions once they are not given again (listings/attempt.ts). */
  async forgetAnswers(): Promise<void> {
    await this.em.execute(
      `delete from submission where created_at < now() - interval '${answerHours} hours'`,
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

  private async hideBatch(table: (typeof tables)[number]): Promise<number> {
    const ended = await this.em.execute(
      `with due as (
         select id from ${table} where status = 'live' and expires_at <= now()
         order by expires_at limit ${batch} for update skip locked
       ), ended as (
         update ${table} set status = 'hidden' from due where ${table}.id = due.id returning ${table}.id
       )
       insert into moderation (kind, listing_id, action) select ?, id, 'ended' from ended returning id`,
      [table],
    );
    return ended.length;
  }
}
