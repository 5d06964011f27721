import { FinishedAnswer } from './finished-answer.ts';
import type { ListQuery } from './list-query.ts';

/** One page of a list, as PostgreSQL made it. */
export interface Page {
  /** A JSON array. */
  json: string;
  /** How many this page has, and how many there are in all. */
  count: number;
  total: number;
}

/**
 * The page with its place: `Content-Range: companies 0-23/812` (`companies * /0` without the space when there is
 * nothing), and `Link` to the next and the previous page (RFC 8288) where there is one.
 */
export function answerPage(
  { json, count, total }: Page,
  unit: string,
  query: ListQuery,
): FinishedAnswer {
  const [first, last] = query.range;
  const size = last - first + 1;
  const link = (rel: string, from: number) =>
    `<?${asParameters({ ...query, range: [from, from + size - 1] })}>; rel="${rel}"`;
  const links = [
    ...(first + size < total ? [link('next', first + size)] : []),
    ...(first > 0 ? [link('prev', Math.max(0, first - size))] : []),
  ];
  return new FinishedAnswer(json, {
    'Content-Range': `${unit} ${count > 0 ? `${first}-${first + count - 1}` : '*'}/${total}`,
    ...(links.length > 0 && { Link: links.join(', ') }),
  });
}

const asParameters = (query: ListQuery) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || isEmpty(value) ? [] : [[name, JSON.stringify(value)]],
    ),
  );

const isEmpty = (value: object) => Object.values(value).every((inner) => inner === undefined);
