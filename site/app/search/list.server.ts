import { data, redirect } from '@remix-run/node';
import type { ApiResult, Visit } from '../api/api.server.ts';
import { failureHeaders } from '../api/failure.ts';
import { publicly } from '../layout/caching.ts';
import { meantBy } from './did-you-mean.tsx';
import { understoodBy } from './reading.tsx';
import type { Filters, ListQuery, SearchableList } from './list-query.ts';
import { pageLink, pageNumber, pagingOf, rangeOf } from './paging.ts';

/**
 * Loader data of a list page: the search in its address, one page of cards, and how the API read and corrected the search.
 * `paging` is null when the API failed.
 * @throws Response a redirect to the last page from beyond it
 */
export async function loadList<F extends Filters, Row, Card>(
  { request }: Visit,
  list: SearchableList<F>,
  pageSize: number,
  read: (query: ListQuery<F> & { range: string }) => Promise<ApiResult<Row[]>>,
  cardOf: (row: Row) => Card,
) {
  const search = new URL(request.url).searchParams;
  const number = pageNumber(search);
  const query = list.query(search);
  const {
    data: rows,
    headers,
    failure,
  } = await read({
    ...query,
    range: rangeOf(number, pageSize),
  });
  if (failure) {
    const empty = { query, paging: null, cards: [] as Card[], meant: undefined, understood: {} };
    return data(empty, { status: failure.status, headers: failureHeaders(failure) });
  }
  const paging = pagingOf(headers, number, pageSize);
  if (number > paging.pages) throw redirect(list.path + pageLink(search, paging.pages));
  const understood = understoodBy(headers);
  // Those that lack a word are shown, but not counted.
  if (understood.partial) paging.count = understood.partial;
  const found = { query, paging, cards: rows.map(cardOf), meant: meantBy(headers), understood };
  return data(found, { headers: publicly });
}
