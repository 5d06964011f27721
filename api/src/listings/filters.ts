import { all, raw, type Sql, sql } from '../platform/database/sql.ts';
import { booleanConditions } from './fields.ts';
import type { Kind, ListingFilter } from './kind.ts';
import { isLive } from './life.ts';
import type { Listing } from './listing.entity.ts';

/** Conditions of the filter keys other than the words and the place. */
export function filtersOf<Filter extends ListingFilter>(
  { table, fields, where }: Kind<Listing, Filter>,
  filter: Filter,
): Sql {
  const { id, flagged, unpaid, updatedSince, plan, endsWithin, except } = filter;
  return all([
    id && sql`id = any(${id}::uuid[])`,
    flagged !== undefined && sql`(notes <> '[]') = ${raw(String(flagged))}`,
    updatedSince && isUpdatedSince(table, new Date(updatedSince).toISOString()),
    plan && sql`plan = ${plan}`,
    endsWithin && sql`${isLive} and expires_at < now() + ${endsWithin}::int * interval '1 day'`,
    except && sql`id <> all(${except}::uuid[])`,
    unpaid !== undefined && sql`${wishesMore} = ${raw(String(unpaid))}`,
    ...booleanConditions(fields, filter),
    ...where(filter),
  ]);
}

/**
 * By the moderation log, without its entries that change nothing for visitors, and by the approval, since demo listings have
 * no log. The time is in UTC: PostgreSQL refuses some offsets.
 */
const isUpdatedSince = (table: Kind['table'], time: string) =>
  sql`(approved_at >= ${time}::timestamptz or id in (
    select listing_id from moderation where kind = ${table} and created_at >= ${time}::timestamptz and ${isChange}
    union all select company_id from proof where checked_at >= ${time}::timestamptz))`;

/** SQL condition of the log entries that change a listing. */
export const isChange = sql`action not in ('noted', 'change_refused', 'claimed', 'claim_objected', 'claim_refused')`;

/** Whether a listing wishes a higher plan than it has; in the terms of the generated `plan_rank`. */
const wishesMore = sql`(case wished_plan when 'premium' then 2 when 'featured' then 1 else 0 end > plan_rank)`;
