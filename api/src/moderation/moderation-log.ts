import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { all, join, raw, type Sql, sql } from '../platform/database/sql.ts';
import { answerList } from '../platform/lists/page.ts';
import { type ModerationQuery, sorts } from './moderation.schemas.ts';
import { states } from './records.ts';
import { hasTrigram, recordsWith } from './records-with.ts';

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

export function answerLog(database: ReadOnlyDatabase, query: ModerationQuery) {
  const { id, kind, listing, moderator, action, q, from, to } = query.filter;
  const found = sql`from moderation where ${all([
    id && sql`id = any(${id}::bigint[])`,
    kind && sql`kind = ${kind}`,
    listing && sql`listing_id = ${listing}`,
    moderator && sql`moderator_id = (select id from account where email = ${moderator})`,
    action && sql`action = ${action}`,
    q &&
      sql`listing_id in (select listing_id from moderation where snapshot is not null and ${recordsWith('moderation', q)}
        union ${join(listedWith(q), ' union ')})`,
    from && sql`created_at >= ${from}`,
    to && sql`created_at < ${to}`,
  ])}`;
  const slice = { fields: entry, found, sorts, order: newestFirst };
  return answerList(database, 'moderations', query, slice);
}

/** The ids of the listings with `q`; without an index that finds it the tables are read once. */
function listedWith(q: string): Sql[] {
  const branches = hasTrigram(q) ? states : [raw('true')];
  return branches.flatMap((branch) =>
    (['company', 'job'] as const).map(
      (table) => sql`select id from ${raw(table)} where ${branch} and ${recordsWith(table, q)}`,
    ),
  );
}
