import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { today } from './activity.ts';
import type { ViewReport } from './views.schemas.ts';

/** Maximum of different searches kept per day, since places can be combined in millions of ways. */
const MAX_MISSED = 10_000;

@Injectable()
export class ViewsService {
  constructor(private readonly em: EntityManager) {}

  /** Adds reported page views and taps to the counts of the day in Lagos; ignores listings that no longer exist. */
  async add({ companies, jobs, taps, missed }: ViewReport): Promise<void> {
    const counts: Record<string, object> = { ...taps };
    for (const [id, views] of Object.entries({ ...companies, ...jobs }))
      counts[id] = { ...taps[id], views };
    await this.em.execute(addition, [JSON.stringify(counts), JSON.stringify(missed)]);
  }
}

/** Locks rows in one order, so that two reports cannot deadlock. */
const locked = (table: string) =>
  `select ${table}.id from ${table} join reported using (id) order by id for update of ${table}`;
const viewed = (table: string, ids: string) =>
  `update ${table} set views = ${table}.views + reported.views from reported join ${ids} using (id)
   where ${table}.id = reported.id and reported.views > 0`;

/** All of a report or nothing, in one statement: the site sends it again after a failure. */
const addition = `
  with reported as (
    select key::uuid as id, coalesce(views, 0) as views, coalesce(calls, 0) as calls, coalesce(chats, 0) as chats,
      coalesce(applies, 0) as applies
    from jsonb_each(?::jsonb),
      jsonb_to_record(value) as counts (views integer, calls integer, chats integer, applies integer)
  ), companies as (${locked('company')}), jobs as (${locked('job')}),
  viewed_companies as (${viewed('company', 'companies')}), viewed_jobs as (${viewed('job', 'jobs')}),
  searched as (
    insert into missed_search (day, search, count)
      select ${today.text}, key, value::integer from jsonb_each_text(?::jsonb)
      where (select count(*) from missed_search where day = ${today.text}) < ${MAX_MISSED}
        or exists (select from missed_search where day = ${today.text} and search = key) order by key
    on conflict (day, search) do update set count = missed_search.count + excluded.count
  )
  insert into activity (listing_id, day, views, calls, chats, applies)
    select id, ${today.text}, views, calls, chats, applies from reported
    where id in (select id from companies union all select id from jobs) order by id
  on conflict (listing_id, day) do update set views = activity.views + excluded.views,
    calls = activity.calls + excluded.calls, chats = activity.chats + excluded.chats,
    applies = activity.applies + excluded.applies`;
