import { type Found, foundBy } from './found.ts';
import { orderBy, type Order } from '../platform/lists/keyset.ts';
import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { type ListingPage, listingPageOf, type ListingRow } from './listing-page.ts';
import { pageRows } from './page-rows.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { nearestWords, containSimilar, NEAR_LIMIT, selectLikeness, wordsOf } from './words.ts';
import { type Sql, sql } from '../platform/database/sql.ts';

/** A page of listings with similar words; undefined where no listing has any. */
export async function nearPage<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  { scope, order }: { scope: Sql; order: Order },
  select: (found: Found, counted: Sql) => Sql,
): Promise<ListingPage | undefined> {
  const words = wordsOf(query.filter.q);
  const likeness = selectLikeness(words);
  if (!likeness) return undefined;
  const rows = await database.rows<{ asked: string; near: string[] }>(likeness);
  if (rows.every(({ near }) => near.length === 0)) return undefined;
  const near = new Map(rows.map(({ asked, near }) => [asked, near]));
  const found = foundBy(kind, { ...query, sort: undefined }, { scope, order }, (words, text) =>
    containSimilar(words, near, text),
  );
  const first = pageRows({ ...query, range: [0, NEAR_LIMIT - 2] }, { found, order });
  const whole = sql`from near where true`;
  const [row] = await database.rows<ListingRow>(sql`
    with ${first}, near as (select * from page)
    select page.*, (${nearestWords(words, orderBy(order))}) as nearest
    from (${select({ table: 'near', whole }, whole)}) page`);
  return row && listingPageOf(row, query, row.total);
}
