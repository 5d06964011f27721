import { raw, type Sql, sql } from '../platform/database/sql.ts';

/** Select list of a log entry; `name` is the name in the snapshot, else the current one. */
export const entry =
  raw(`moderation.id::text as id, wire_time(moderation.created_at) as "createdAt",
  moderation.kind, moderation.listing_id as listing,
  coalesce(snapshot ->> 'name', snapshot ->> 'title', case moderation.kind
    when 'company' then (select name from company where company.id = listing_id)
    else (select title from job where job.id = listing_id) end) as name,
  action, (select email from account where account.id = moderator_id) as moderator, by_owner as "byOwner", reason,
  moderation.plan, coalesce(changes, '[]') as changes`);

export const newestFirst = raw('moderation.created_at desc, moderation.id desc');

/** Selects the ids of the newest entries of a listing except its checks, where `listing` has the columns `kind` and `id`. */
export const entriesOf = (listing: Sql, limit: number): Sql => sql`
  select moderation.id from moderation
  where moderation.kind = ${listing}.kind and listing_id = ${listing}.id and action <> 'checked'
  order by ${newestFirst} limit ${limit}`;
