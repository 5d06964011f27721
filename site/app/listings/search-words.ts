/** The longest search that is passed on. */
export const longestSearch = 100;

/** What was searched for: `?q=` on one line, no longer than the box allows. */
export const searchWords = (search: URLSearchParams) =>
  (search.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestSearch);
