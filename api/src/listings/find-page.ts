import type { Kind, ListingFilter } from './kind.ts';
import type { ListQuery } from './list-query.ts';
import type { Page } from './page.ts';
import type { Reads } from './reads.ts';
import { exactly, likeness, nearly, wordsOf } from './search.ts';
import type { Listing } from './listing.entity.ts';
import { all, raw, type Sql, sql } from './sql.ts';

export interface Selection {
  fields: string;
  /** Of which listings at all. */
  among: Sql;
  /** Unless the query sorts. */
  order: Sql;
}

/** Finds a page; words that are nowhere as they are written are taken for typing errors. */
export async function findPage<Filter extends ListingFilter>(
  reads: Reads,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  selection: Selection,
): Promise<Page> {
  const words = wordsOf(query.filter.q);
  const [exact] = await reads.rows<Page>(statement(kind, query, selection, exactly(words)));
  if (words.length === 0 || (exact && exact.total > 0)) return exact ?? empty;
  const [near] = await reads.rowsWith<Page>(
    likeness,
    statement(kind, query, selection, nearly(words)),
  );
  return near ?? empty;
}

const empty: Page = { json: '[]', count: 0, total: 0 };

function statement<Filter extends ListingFilter>(
  { table, where, recordSorts }: Kind<Listing, Filter>,
  { filter, sort, range: [first, last] }: ListQuery<Filter>,
  { fields, among, order }: Selection,
  matches: Sql,
): Sql {
  const ids = filter.id ? [sql`id = any(${filter.id}::uuid[])`] : [];
  const found = sql`from ${raw(table)} where ${all([among, ...ids, ...where(filter), matches])}`;
  const by = sort ? raw(`${recordSorts[sort[0]]} ${sort[1]} nulls last, id`) : order;
  return sql`
    with page as (
      select ${raw(fields)} ${found} order by ${by} limit ${last - first + 1} offset ${first}
    )
    select coalesce((select json_agg(page) from page), '[]')::text as json,
      (select count(*) from page)::int as count,
      (select count(*) ${found})::int as total`;
}
