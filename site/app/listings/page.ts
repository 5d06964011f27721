import type { IncomingHttpHeaders } from 'node:http';

/** A page of a list: which rows it asks for, and where it stands among the others. */
export interface Page {
  number: number;
  /** Listings in all, on every page; at the API's cap, at least so many. */
  total: number;
  /** The total in words: '812' or '1,000+'. */
  count: string;
  /** Pages in all; at the API's cap, at least so many. */
  pages: number;
  /** Whether there may be more of both. */
  isCapped: boolean;
}

/** So far the API goes by numbers. */
const lastPage = 4_000;

/** The number in `?page=`; anything that is no page is the first. */
export function pageNumber(search: URLSearchParams): number {
  const number = Number(search.get('page'));
  return Number.isSafeInteger(number) && number >= 1 && number <= lastPage ? number : 1;
}

/** The rows of a page as the API's `range`: the third page of 24 is `[48,71]`. */
export const rangeOf = (number: number, size: number) =>
  JSON.stringify([(number - 1) * size, number * size - 1]);

/**
 * Reads `Content-Range: jobs 0-23/812`, or `…/1000+` where the API stops counting: then there is this page, and another one
 * where `Link` has a next.
 */
export function pageOf(headers: IncomingHttpHeaders, number: number, size: number): Page {
  const [, digits = '0', capped = ''] = /\/(\d+)(\+?)$/.exec(headers['content-range'] ?? '') ?? [];
  const total = Number(digits);
  const isCapped = capped !== '';
  const isThere = !headers['content-range']?.includes('*');
  const hasNext = number < lastPage && /rel="next"/.test(String(headers.link));
  const seen = isThere ? number + Number(hasNext) : 1;
  return {
    number,
    total,
    count: `${total.toLocaleString('en-NG')}${capped}`,
    pages: Math.max(1, Math.ceil(total / size), isCapped ? seen : 1),
    isCapped,
  };
}

/** The same search on another page; the first page has no number in its address. */
export function pageLink(search: URLSearchParams, number: number): string {
  const next = new URLSearchParams(search);
  if (number === 1) next.delete('page');
  else next.set('page', String(number));
  return `?${next}`;
}
