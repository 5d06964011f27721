import type { Kind, ListingFilter } from './kind.ts';
import type { ListQuery } from './list-query.ts';
import type { Page } from './page.ts';
import type { Reads } from './reads.ts';
import { exactly, likeness, nearLimit, nearly, wordsOf } from './search.ts';
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
  const found = (matches: Sql) => foundBy(kind, query.filter, selection, matches);
  const [exact = empty] = await reads.rows<Page>(
    page(kind, query, selection, found(exactly(words))),
  );
  if (words.length === 0 || exact.total > 0) return exact;
  const first = sql`from (select * ${found(nearly(words))} order by ${selection.order} limit ${nearLimit}) near`;
  const [near = empty] = await reads.rowsWith<Page>(likeness, page(kind, query, selection, first));
  return near;
}

const empty: Page = { json: '[]', count: 0, total: 0 };

const foundBy = <Filter extends ListingFilter>(
  { table, where }: Kind<Listing, Filter>,
  filter: Filter,
  { among }: Selection,
  matches: Sql,
): Sql => {
  const ids = filter.id ? [sql`id = any(${filter.id}::uuid[])`] : [];
  return sql`from ${raw(table)} where ${all([among, ...ids, ...where(filter), matches])}`;
};

function page<Filter>(
  { recordSorts }: Kind<Listing, Filter>,
  { sort, range: [first, last] }: ListQuery<Filter>,
  { fields, order }: Selection,
  found: Sql,
): Sql {
  const by = sort ? raw(`${recordSorts[sort[0]]} ${sort[1]} nulls last, id`) : order;
  return sql`
    with page as (
      select ${raw(fields)} ${found} order by ${by} limit ${last - first + 1} offset ${first}
    )
    select coalesce((select json_agg(page) from page), '[]')::text as json,
      (select count(*) from page)::int as count,
      (select count(*) ${found})::int as total`;
}
