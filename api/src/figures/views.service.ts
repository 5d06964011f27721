import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { today } from './activity.ts';
import type { ViewReport } from './views.schemas.ts';

/** Different searches a day from which on new ones are not kept: there are places for millions. */
const MAX_MISSED = 10_000;

@Injectable()
export class ViewsService {
  constructor(private readonly em: EntityManager) {}

  /** Adds reported page views and taps to the counts of the day in Lagos; ignores listings that no longer exist. */
  async add({ companies, jobs, taps, missed }: ViewReport): Promise<void> {
    await this.addTo('company', companies);
    await this.addTo('job', jobs);
    if (Object.keys(taps).length > 0) await this.addTaps(taps);
    if (Object.keys(missed).length > 0) await this.addMissed(missed);
  }

  private async addMissed(missed: ViewReport['missed']): Promise<void> {
    await this.em.execute(
      `insert into missed_search (day, search, count)
         select ${today.text}, key, value::integer from jsonb_each_text(?::jsonb)
         where (select count(*) from missed_search where day = ${today.text}) < ${MAX_MISSED}
           or exists (select from missed_search where day = ${today.text} and search = key) order by key
       on conflict (day, search) do update set count = missed_search.count + excluded.count`,
      [JSON.stringify(missed)],
    );
  }

  private async addTaps(taps: ViewReport['taps']): Promise<void> {
    await this.em.execute(
      `with reported as (select key::uuid as id, counts.* from jsonb_each(?::jsonb),
           jsonb_to_record(value) as counts (calls integer, chats integer, applies integer)),
         companies as (select company.id from company join reported using (id) for key share of company),
         jobs as (select job.id from job join reported using (id) for key share of job)
       insert into activity (listing_id, day, calls, chats, applies)
         select id, ${today.text}, calls, chats, applies from reported
         where id in (select id from companies union all select id from jobs) order by id
       on conflict (listing_id, day) do update set calls = activity.calls + excluded.calls,
         chats = activity.chats + excluded.chats, applies = activity.applies + excluded.applies`,
      [JSON.stringify(taps)],
    );
  }

  /** Locks rows in one order, so that two reports cannot deadlock. */
  private async addTo(table: 'company' | 'job', counts: Record<string, number>): Promise<void> {
    if (Object.keys(counts).length === 0) return;
    await this.em.execute(
      `with reported as (select key::uuid as id, value::integer as count from jsonb_each_text(?::jsonb)),
         locked as (
           select id, count from ${table} join reported using (id) order by id for update of ${table}
         ),
         counted as (update ${table} set views = views + count from locked where ${table}.id = locked.id)
       insert into activity (listing_id, day, views) select id, ${today.text}, count from locked order by id
       on conflict (listing_id, day) do update set views = activity.views + excluded.views`,
      [JSON.stringify(counts)],
    );
  }
}
