import type { IncomingHttpHeaders } from 'node:http';

/** A page of a list: which rows it asks for, and where it stands among the others. */
export interface Page {
  number: number;
  /** Listings in all, on every page; at the API's cap, at least so many. */
  total: number;
  /** The total in words: '812' or '1,000+'. */
  count: string;
  pages: number;
}

/** The number in `?page=`; anything that is no page is the first. */
export function pageNumber(search: URLSearchParams): number {
  const number = Number(search.get('page'));
  return Number.isSafeInteger(number) && number >= 1 && number <= 10_000 ? number : 1;
}

/** The rows of a page as the API's `range`: the third page of 24 is `[48,71]`. */
export const rangeOf = (number: number, size: number) =>
  JSON.stringify([(number - 1) * size, number * size - 1]);

/** Reads `Content-Range: jobs 0-23/812` (or `…/1000+` where the API stops counting). */
export function pageOf(headers: IncomingHttpHeaders, number: number, size: number): Page {
  const [, digits = '0', capped = ''] = /\/(\d+)(\+?)$/.exec(headers['content-range'] ?? '') ?? [];
  const total = Number(digits);
  return {
    number,
    total,
    count: `${total.toLocaleString('en-NG')}${capped}`,
    pages: Math.max(1, Math.ceil(total / size)),
  };
}

/** The same search on another page; the first page has no number in its address. */
export function pageLink(search: URLSearchParams, number: number): string {
  const next = new URLSearchParams(search);
  if (number === 1) next.delete('page');
  else next.set('page', String(number));
  return `?${next}`;
}
