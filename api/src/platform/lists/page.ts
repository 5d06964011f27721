import type { ReadOnlyDatabase } from '../database/read-only-database.ts';
import { JsonResponse } from '../http/json-response.ts';
import type { ListQuery } from './list-query.ts';
import { raw, type Sql, sql } from '../database/sql.ts';

/** One page of a list, as PostgreSQL returns it. */
export interface Page {
  /** A JSON array. */
  json: string;
  /** Entries of this page. */
  count: number;
  /** Entries of the list. */
  total: number;
  /** Whether counting stopped at `total`, and there are more. */
  isCapped?: boolean;
  /** Whether another page follows; absent: as `total` says. */
  more?: boolean;
  /** The cursor of the next page. */
  key?: string | undefined;
  /** The words of a search with mistyped ones corrected. */
  nearest?: string | undefined;
  /** A search as it was read. */
  understood?: Readonly<Record<string, string>> | undefined;
}

interface Slice {
  /** Select list. */
  fields: Sql;
  /** `from … where …` */
  found: Sql;
  /** The order of a query without one. */
  order: Sql;
  /** Columns by the fields to sort by. */
  sorts: Readonly<Record<string, string>>;
}

/** Answers one page of a list, read by one statement. */
export async function answerList(
  database: ReadOnlyDatabase,
  unit: string,
  query: ListQuery,
  { fields, found, order, sorts }: Slice,
): Promise<JsonResponse> {
  const [first, last] = query.range;
  const page = await database.row<Page>(sql`
    with page as (select ${fields} ${found} order by ${orderOf(query, sorts, order)} limit ${last - first + 1} offset ${first})
    select coalesce((select json_agg(page) from page), '[]')::text as json,
      (select count(*) from page)::int as count,
      (select count(*) ${found})::int as total`);
  return answerPage(page, unit, query);
}

/** The `order by` of a query, ties by id; `columns` maps sortable fields to columns. */
export const orderOf = (
  { sort }: ListQuery,
  columns: Readonly<Record<string, string>>,
  otherwise: Sql,
): Sql => (sort ? raw(`${columns[sort[0]]} ${sort[1]} nulls last, id`) : otherwise);

/** The highest start of a visitor's range; skipped rows cost reads, too. */
export const MAX_OFFSET = 100_000;

/**
 * The response for a page, with `Content-Range: companies 0-23/812` (`*` for an empty range, `1000+` for a capped total),
 * `Link` to the next and the previous page (RFC 8288), `Understood` with the reading of a search as a query string, and
 * `Did-You-Mean` with its percent-encoded words, mistyped ones corrected.
 */
export function answerPage(
  { json, count, total, isCapped, more, key, nearest, understood }: Page,
  unit: string,
  query: ListQuery,
  headers: Readonly<Record<string, string>> = {},
): JsonResponse {
  const [first, last] = query.range;
  const size = last - first + 1;
  const { after: _, ...rest } = query;
  const link = (rel: string, from: number, after?: string) =>
    `<?${asParameters({ ...rest, range: [from, from + size - 1] }, after)}>; rel="${rel}"`;
  const previous = Math.max(0, first - size);
  const links = [
    ...((more ?? first + size < total) ? [link('next', first + size, key)] : []),
    ...(first > 0 && (!query.after || previous <= MAX_OFFSET) ? [link('prev', previous)] : []),
  ];
  return new JsonResponse(json, {
    ...headers,
    'Content-Range': `${unit} ${count > 0 ? `${first}-${first + count - 1}` : '*'}/${total}${isCapped ? '+' : ''}`,
    ...(links.length > 0 && { Link: links.join(', ') }),
    ...(understood &&
      Object.keys(understood).length > 0 && {
        Understood: new URLSearchParams(understood).toString(),
      }),
    ...(nearest && { 'Did-You-Mean': encodeURIComponent(nearest) }),
  });
}

const asParameters = (query: ListQuery, after: string | undefined) =>
  new URLSearchParams([
    ...Object.entries<object | undefined>({ ...query }).flatMap(([name, value]) =>
      value === undefined || isEmpty(value) ? [] : [[name, JSON.stringify(value)]],
    ),
    ...(after === undefined ? [] : [['after', after]]),
  ]);

const isEmpty = (value: object) => Object.values(value).every((inner) => inner === undefined);
