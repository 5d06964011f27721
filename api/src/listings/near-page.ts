import type { Found } from './found.ts';
import { foundBy } from './found.ts';
import { by, type Order } from './keyset.ts';
import type { Kind, ListingFilter } from './kind.ts';
import type { Listing } from './listing.entity.ts';
import type { ListQuery } from './list-query.ts';
import { type Counting, type ListingPage, listingPageOf, type ListingRow } from './listing-page.ts';
import type { Reads } from './reads.ts';
import { nearestWords, nearly, nearLimit, selectLikeness, wordsOf } from './search.ts';
import { number, type Sql, sql } from './sql.ts';

/** A page of listings that have what was probably meant; undefined where nothing like it was ever written. */
export async function nearPage<Filter extends ListingFilter>(
  reads: Reads,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  { among, order }: { among: Sql; order: Order },
  select: (found: Found, counting: Counting) => Sql,
): Promise<ListingPage | undefined> {
  const words = wordsOf(query.filter.q);
  const likeness = selectLikeness(words);
  if (!likeness) return undefined;
  const rows = await reads.rows<{ asked: string; near: string[] }>(likeness);
  if (rows.every(({ near }) => near.length === 0)) return undefined;
  const meant = nearly(words, new Map(rows.map(({ asked, near }) => [asked, near])));
  const unsaid = { filter: { ...query.filter, q: undefined }, range: query.range, sort: undefined };
  const { whole } = foundBy(kind, unsaid, { among, order });
  const [row] = await reads.rows<ListingRow>(sql`
    with near as materialized (
      select * ${whole} and ${meant} order by ${by(order)} limit ${number(nearLimit)})
    select page.*, (${nearestWords(words, by(order))}) as nearest
    from (${select({ whole: sql`from near where true` }, 'all')}) page`);
  return row && listingPageOf(row, query, row.total);
}
