import { places, placesByPath } from '#contract/places.ts';
import { isHeld, isLive } from '../listings/life.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';
import { ELSEWHERE, MAX_MISSED_SHOWN, OVERVIEW_DAYS } from './overview.schemas.ts';

type Table = 'company' | 'job';

const dayOf = (timestamp: Sql) => sql`(${timestamp} at time zone 'Africa/Lagos')::date`;
const createdAt = raw('created_at');

/** Submissions of the day that begins at `start`; rejected ones are only in the log. In Lagos every day has 24 hours. */
const submitted = (table: Table): Sql => sql`
  (select count(*) from ${raw(table)} where created_at >= start and created_at < start + interval '24 hours')`;

const queue = (table: Table): Sql => sql`
  (select json_build_object('waiting', count(*), 'flagged', count(*) filter (where notes <> '[]'), 'oldest', wire_time(min(created_at)))
   from ${raw(table)} where status = 'pending')`;

/** Live listings and views grouped by place and location, so that each is matched to a city once. */
const located = (table: Table): Sql => sql`
  select '${raw(table)}' as kind, place, location, count(*) filter (where ${isLive}) as live, sum(views) as views
  from ${raw(table)} group by place, location`;

const service = (type: string): Sql =>
  sql`count(*) filter (where service_types @> array['${raw(type)}'])`;

const byPath = Object.keys(placesByPath).map(
  (path, index) => `when place || '/' like '${path}/%' then ${index + 1}`,
);
const byWords = places.map(
  (name, index) => `when words like '%${name.toLowerCase()}%' then ${index + 1}`,
);
/** Position of the city of a place, or else of the first one that the location contains; one after the last for elsewhere. */
const place = raw(
  `coalesce(case ${byPath.join(' ')} end, case ${byWords.join(' ')} else ${places.length + 1} end)`,
);
const cities = raw([...places, ELSEWHERE].map((name) => `'${name}'`).join(', '));

const totalOf = (kind: Table, column: 'live' | 'views', from: string): Sql =>
  raw(`(select coalesce(sum(${column}), 0) from ${from} kind = '${kind}')`);

/** Returns the overview as JSON in one row; its last day is the one of `now` in Lagos. */
export const overviewStatement = (now: Date): Sql => sql`
  with span as (
    select first_day, first_day::timestamp at time zone 'Africa/Lagos' as start
    from (select ${dayOf(sql`${now}::timestamptz`)} - ${raw(String(OVERVIEW_DAYS - 1))} as first_day) today
  ), decision as materialized (
    select kind, action, created_at, (snapshot ->> 'createdAt')::timestamptz as sent_at from moderation, span
    where action in ('approved', 'rejected') and created_at >= start
  ), daily as materialized (
    select day, count(*) filter (where kind = 'company') as companies, count(*) filter (where kind = 'job') as jobs,
      count(*) filter (where kind = 'approved') as approved, count(*) filter (where kind = 'rejected') as rejected
    from (select kind, ${dayOf(raw('sent_at'))} as day from decision, span where action = 'rejected' and sent_at >= start
      union all select action, ${dayOf(createdAt)} from decision) happened
    group by day
  ), located as materialized (${located('company')} union all ${located('job')}
  ), placed as materialized (
    select kind, live, ${place} as place from (select kind, live, place, folded(location) as words from located) folded
  )
  select json_build_object(
    'days', (
      select json_agg(json_build_object('day', day, 'companies', coalesce(companies, 0) + ${submitted('company')},
        'jobs', coalesce(jobs, 0) + ${submitted('job')}, 'approved', coalesce(approved, 0),
        'rejected', coalesce(rejected, 0)) order by day)
      from (select first_day + n as day, start + n * interval '24 hours' as start
        from span, generate_series(0, ${raw(String(OVERVIEW_DAYS - 1))}) n) each
      left join daily using (day)),
    'decisionHours', (
      select case when hours is not null then json_build_object(
        'median', round(hours[1]::numeric, 2), 'p90', round(hours[2]::numeric, 2)) end
      from (select percentile_cont(array[0.5, 0.9]) within group (
        order by extract(epoch from created_at - sent_at) / 3600) as hours from decision) measured),
    'queue', json_build_object('companies', ${queue('company')}, 'jobs', ${queue('job')}),
    'reports', json_build_object(
      'waiting', (select count(distinct subject) from report where decided_at is null and state = 'confirmed' and (kind = 'number'
        or exists (select from company where id = listing_id) or exists (select from job where id = listing_id))),
      'held', (select count(*) from company where ${isHeld}) + (select count(*) from job where ${isHeld})),
    'live', json_build_object(
      'services', (
        select json_build_object('bike', ${service('bike')}, 'van', ${service('van')}, 'air', ${service('air')})
        from company where ${isLive}),
      'cities', (
        select json_agg(json_build_object('city', city,
          'companies', ${totalOf('company', 'live', 'placed where placed.place = city.place and')},
          'jobs', ${totalOf('job', 'live', 'placed where placed.place = city.place and')}) order by place)
        from unnest(array[${cities}]) with ordinality as city (city, place))),
    'missed', (
      select coalesce(json_agg(often), '[]') from (
        select search, sum(count)::int as count from missed_search, span where day >= first_day
        group by search order by 2 desc, 1 limit ${raw(String(MAX_MISSED_SHOWN))}) often),
    'views', json_build_object(
      'companies', ${totalOf('company', 'views', 'located where')},
      'jobs', ${totalOf('job', 'views', 'located where')}))::text as json`;
