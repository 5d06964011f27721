import type { IncomingHttpHeaders } from 'node:http';
import { grouped } from '#contract/digits.ts';

export type Paging = ReturnType<typeof pagingOf>;

/** The API's ranges end here. */
const MAX_PAGE = 4_000;

/** The number in `?page=`; 1 for an invalid one. */
export function pageNumber(search: URLSearchParams): number {
  const number = Number(search.get('page'));
  return Number.isSafeInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1;
}

/** The title of a page of a list: each has its own, which a screen reader says when the page is turned. */
export const pagedTitle = (title: string, number = 1) =>
  number > 1 ? `${title}, page ${number}` : title;

/** The rows of a page as the API's `range`: the third page of 24 is `[48,71]`. */
export const rangeOf = (number: number, size: number) =>
  JSON.stringify([(number - 1) * size, number * size - 1]);

/** Reads `Content-Range: jobs 0-23/812`; with `…/1000+`, the API's cap, `Link` shows whether there is a next page. */
export function pagingOf(headers: IncomingHttpHeaders, number: number, size: number) {
  const [, digits = '0', capped = ''] = /\/(\d+)(\+?)$/.exec(headers['content-range'] ?? '') ?? [];
  const total = Number(digits);
  const isCapped = capped !== '';
  const hasRows = !headers['content-range']?.includes('*');
  const hasNext = number < MAX_PAGE && /rel="next"/.test(String(headers.link));
  const knownPages = hasRows ? number + Number(hasNext) : 1;
  return {
    number,
    /** Number of listings; a minimum at the API's cap. */
    total,
    /** The total in words: '812' or '1,000+'. */
    count: `${grouped(total)}${capped}`,
    /** Number of pages; a minimum at the API's cap. */
    pages: Math.max(1, Math.ceil(total / size), isCapped ? knownPages : 1),
    isCapped,
  };
}
