import { data, redirect } from '@remix-run/node';
import type { Visit } from '../api/api.server.ts';
import { failureHeaders, reasonOf } from '../api/failure.ts';
import { publicly } from '../layout/caching.ts';
import { isWithin, placeAt } from '../places/gazetteer.server.ts';
import { meantBy } from './did-you-mean.tsx';
import { aroundList, type Source } from './around.server.ts';
import { understoodBy, understoodQuery } from './reading.tsx';
import type { Filters, SearchableList } from './list-query.ts';
import { offersFor } from './offers.server.ts';
import { pageNumber, pagingOf, rangeOf } from './paging.ts';

/**
 * Loader data of a list page: the search in its address, one page of cards, what is around it, and how the API read and
 * corrected the search. `paging` is null when the API failed, `around` when the counts did.
 * @throws Response a redirect to the last page from beyond it, to a search's own address, and away from a place when the
 * words name another; 404 for an unknown place
 */
export async function loadList<F extends Filters, Row extends { place?: string | null }, Card>(
  { request }: Visit,
  list: SearchableList<F>,
  pageSize: number,
  source: Source<F, Row, Card>,
) {
  const { pathname, searchParams: search } = new URL(request.url);
  const number = pageNumber(search);
  const query = list.query(search, pathname);
  const place = placeAt(query.place);
  const isUnknown = list.places.some((name) => query[name] && !placeAt(query[name]));
  if (isUnknown || (!place && pathname.length > list.path.length + 1))
    throw data(null, { status: 404 });
  if (!list.isOwnAddress(pathname, search)) throw redirect(list.address(query, number));
  const [{ data: rows = [], headers, failure }, { data: facets }] = await Promise.all([
    source.rows({ ...query, range: rangeOf(number, pageSize) }),
    source.facets(query),
  ]);
  const paging = failure ? null : pagingOf(headers, number, pageSize);
  if (paging && number > paging.pages) throw redirect(list.address(query, paging.pages));
  const understood = headers ? understoodBy(headers) : {};
  // Matches that lack a word are shown, but not counted.
  if (paging && understood.partial) paging.count = understood.partial;
  const parts = understoodQuery(list, query, understood);
  const around = aroundList(facets, list, parts.place);
  if (understood.said) throw redirect(list.address({ ...query, place: undefined }));
  // With another order, listings of the place do not come first.
  const isPlaceOnly = place && !query.q && !query.to && !query.sort;
  const inside = isPlaceOnly ? rows.filter((row) => isWithin(row.place ?? null, place)) : rows;
  const asked = isPlaceOnly && facets ? around.place : undefined;
  const found = {
    query,
    paging,
    cards: rows.map(source.card),
    meant: headers && meantBy(headers),
    understood,
    parts,
    around,
    /** Why there is no page. */
    problem: failure && reasonOf(failure),
    count: paging && list.counted(asked?.count ?? paging.count),
    /** Number of leading cards in the place itself; the others are around it. */
    inside: inside.length,
    lead: asked?.count ? source.lead(asked, query, inside) : undefined,
    offers: paging?.count === '0' ? await offersFor(list, parts, source) : [],
  };
  if (failure) return data(found, { status: failure.status, headers: failureHeaders(failure) });
  return data(found, facets && { headers: publicly });
}
