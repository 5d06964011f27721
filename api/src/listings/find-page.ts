import type { Kind, ListingFilter } from './kind.ts';
import type { ListQuery } from './list-query.ts';
import { emptyPage, orderOf, type Page, selectPage } from './page.ts';
import type { Reads } from './reads.ts';
import { exactly, likeness, nearLimit, nearestWords, nearly, wordsOf } from './search.ts';
import type { Listing } from './listing.entity.ts';
import { all, raw, type Sql, sql } from './sql.ts';

export interface Selection {
  fields: string;
  /** Of which listings at all. */
  among: Sql;
  /** Unless the query sorts. */
  order: Sql;
}

/**
 * Finds a page. Words that are nowhere as they are written are taken for typing errors: then it is a page of the first
 * hundred listings that nearly have them.
 */
export async function findPage<Filter extends ListingFilter>(
  reads: Reads,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  selection: Selection,
): Promise<Page> {
  const words = wordsOf(query.filter.q);
  const order = orderOf(query, kind.recordSorts, selection.order);
  const page = (found: Sql) => selectPage(query, { fields: raw(selection.fields), found, order });
  const found = (matches: Sql) => foundBy(kind, query.filter, selection, matches);
  const [exact = emptyPage] = await reads.rows<Page>(page(found(exactly(words))));
  if (words.length === 0 || exact.total > 0) return exact;
  const nearPage = sql`
    with near as materialized
      (select * ${found(nearly(words))} order by ${selection.order} limit ${nearLimit})
    select page.*, (${nearestWords(words, selection.order)}) as nearest from (${page(sql`from near`)}) page`;
  const [near = emptyPage] = await reads.rowsWith<Page>(likeness, nearPage);
  return near;
}

const foundBy = <Filter extends ListingFilter>(
  { table, where }: Kind<Listing, Filter>,
  filter: Filter,
  { among }: Selection,
  matches: Sql,
): Sql => {
  const ids = filter.id ? [sql`id = any(${filter.id}::uuid[])`] : [];
  return sql`from ${raw(table)} where ${all([among, ...ids, ...where(filter), matches])}`;
};
