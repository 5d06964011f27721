import { all, raw, type Sql, sql } from '../platform/database/sql.ts';
import { booleanConditions, updated } from './fields.ts';
import type { Kind, ListingFilter } from './kind.ts';
import { isLive } from './life.ts';
import type { Listing } from './listing.entity.ts';

/** Conditions of the filter keys other than the words and the place. */
export function filtersOf<Filter extends ListingFilter>(
  { fields, where }: Kind<Listing, Filter>,
  filter: Filter,
): Sql {
  const { id, flagged, unpaid, updatedSince, plan, endsWithin, except } = filter;
  return all([
    id && sql`id = any(${id}::uuid[])`,
    flagged !== undefined && sql`(notes <> '[]') = ${raw(String(flagged))}`,
    // In UTC: PostgreSQL refuses some offsets.
    updatedSince && sql`${raw(updated)} >= ${new Date(updatedSince).toISOString()}::timestamptz`,
    plan && sql`plan = ${plan}`,
    endsWithin && sql`${isLive} and expires_at < now() + ${endsWithin}::int * interval '1 day'`,
    except && sql`id <> all(${except}::uuid[])`,
    unpaid !== undefined && sql`${wishesMore} = ${raw(String(unpaid))}`,
    ...booleanConditions(fields, filter),
    ...where(filter),
  ]);
}

/** Whether a listing wishes a higher plan than it has; in the terms of the generated `plan_rank`. */
const wishesMore = sql`(case wished_plan when 'premium' then 2 when 'featured' then 1 else 0 end > plan_rank)`;
