import { JsonResponse } from '../http/json-response.ts';
import type { ListQuery } from './list-query.ts';
import { raw, type Sql, sql } from '../database/sql.ts';

/** One page of a list, as PostgreSQL made it. */
export interface Page {
  /** A JSON array. */
  json: string;
  /** How many this page has, and how many there are in all. */
  count: number;
  total: number;
  /** Whether counting stopped at `total`, and there are more. */
  isCapped?: boolean;
  /** Whether another page follows: where it is not said, the total tells. */
  more?: boolean;
  /** After what the next page begins, for `after`. */
  key?: string | undefined;
  /** Where nothing has the words that were asked for: those of the nearest listing. */
  nearest?: string[] | null | undefined;
}

export const emptyPage: Page = { json: '[]', count: 0, total: 0 };

interface Slice {
  /** What each entry has, as a select list. */
  fields: Sql;
  /** `from … where …` */
  found: Sql;
  order: Sql;
}

/** The statement whose one row is the {@link Page} that a query asks for. */
export const selectPage = (
  { range: [first, last] }: ListQuery,
  { fields, found, order }: Slice,
): Sql => sql`
  with page as (select ${fields} ${found} order by ${order} limit ${last - first + 1} offset ${first})
  select coalesce((select json_agg(page) from page), '[]')::text as json,
    (select count(*) from page)::int as count,
    (select count(*) ${found})::int as total`;

/** What a query sorts by, ties by id; `columns` are those of the fields it may name. */
export const orderOf = (
  { sort }: ListQuery,
  columns: Readonly<Record<string, string>>,
  otherwise: Sql,
): Sql => (sort ? raw(`${columns[sort[0]]} ${sort[1]} nulls last, id`) : otherwise);

/**
 * The page with its place: `Content-Range: companies 0-23/812` (`*` for the range when there is nothing, `1000+` where
 * there are more), and `Link` to the next and the previous page (RFC 8288) where there is one.
 * `Did-You-Mean` has the words of the nearest listing, percent-encoded, when these only nearly have what was asked for.
 */
export function answerPage(
  { json, count, total, isCapped, more, key, nearest }: Page,
  unit: string,
  query: ListQuery,
  headers: Readonly<Record<string, string>> = {},
): JsonResponse {
  const [first, last] = query.range;
  const size = last - first + 1;
  const { after: _, ...rest } = query;
  const link = (rel: string, from: number, after?: string) =>
    `<?${asParameters({ ...rest, range: [from, from + size - 1] }, after)}>; rel="${rel}"`;
  const links = [
    ...((more ?? first + size < total) ? [link('next', first + size, key)] : []),
    ...(first > 0 ? [link('prev', Math.max(0, first - size))] : []),
  ];
  return new JsonResponse(json, {
    ...headers,
    'Content-Range': `${unit} ${count > 0 ? `${first}-${first + count - 1}` : '*'}/${total}${isCapped ? '+' : ''}`,
    ...(links.length > 0 && { Link: links.join(', ') }),
    ...(nearest && { 'Did-You-Mean': encodeURIComponent(nearest.join(' ')) }),
  });
}

const asParameters = (query: ListQuery, after: string | undefined) =>
  new URLSearchParams([
    ...Object.entries(query).flatMap(([name, value]) =>
      value === undefined || isEmpty(value) ? [] : [[name, JSON.stringify(value)]],
    ),
    ...(after === undefined ? [] : [['after', after]]),
  ]);

const isEmpty = (value: object) => Object.values(value).every((inner) => inner === undefined);
