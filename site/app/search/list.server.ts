import { data, redirect } from '@remix-run/node';
import type { Visit } from '../api/api.server.ts';
import { failureHeaders, reasonOf } from '../api/failure.ts';
import { publicly } from '../layout/caching.ts';
import { isWithin, placeAt, placeMeant } from '../places/gazetteer.server.ts';
import { aroundList, type AskedPlace, MIN_INDEXED, type Source } from './around.server.ts';
import {
  isWithoutWords,
  meantBy,
  type Understood,
  understoodBy,
  understoodQuery,
} from './reading.tsx';
import type { Filters, ListQuery, SearchableList } from './list-query.ts';
import { notesOf } from './notes.server.ts';
import { offersFor } from './offers.server.ts';
import { pageNumber, type Paging, pagingOf, rangeOf } from './paging.ts';

/**
 * Loader data of a list page: the search in its address, one page of cards, what is around it, and how the API read and
 * corrected the search. `paging` is null when the API failed, `around` when the counts did.
 * @throws Response a redirect to the last page from beyond it, to a search's own address, and away from a place when the
 * words name another, to the path of a place that has its name; 404 for an unknown place
 */
export async function loadList<
  F extends Filters,
  Row extends { place?: string | null; reach?: string | null },
  Card,
>({ request }: Visit, list: SearchableList<F>, pageSize: number, source: Source<F, Row, Card>) {
  const { pathname, searchParams: search } = new URL(request.url);
  const number = pageNumber(search);
  const query = list.query(search, pathname);
  const place = placeAt(query.place);
  for (const name of list.places) {
    if (!query[name] || placeAt(query[name])) continue;
    const meant = placeMeant(query[name], null);
    if (!meant) throw data(null, { status: 404 });
    throw redirect(list.address({ ...query, [name]: meant.path }, number), 301);
  }
  if (!list.isOwnAddress(pathname, search)) throw redirect(list.address(query, number), 301);
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
  // With another order, listings of the place do not come first.
  const isPlaceOnly = Boolean(place && !query.q && !query.to && !query.sort);
  const around = aroundList(facets, list, parts.place, isPlaceOnly);
  if (understood.said) throw redirect(list.address({ ...query, place: undefined }));
  // Of a search without further words those in the place come first, too, unless one has its name.
  const isReadAlone =
    understood.nearness === 'inside' && !understood.partial && !parts.q && !parts.to;
  const there = isPlaceOnly || isReadAlone ? placeAt(parts.place) : undefined;
  const inside = there ? rows.filter((row) => isWithin(row.place ?? null, there)) : rows;
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
    count: paging && countOf(list, paging, understood, asked),
    notes: notesOf(list, query, understood, {
      isFirst: paging?.number === 1,
      isReachAssumed: rows.some(({ reach }) => reach === null),
    }),
    /** Number of leading cards in the place itself; the others are around it. */
    inside: inside.length,
    isIndexed: inside.length > 0 && (!asked || asked.count >= MIN_INDEXED),
    lead: asked?.count ? source.lead(asked, query, inside) : undefined,
    offers: paging?.count === '0' ? await offersFor(list, parts, source) : [],
  };
  if (failure) return data(found, { status: failure.status, headers: failureHeaders(failure) });
  const isNear = parts.place && ['near', 'state'].includes(understood.nearness ?? '');
  // Where a page shows nothing but a place, the matches in the place itself count.
  const isMissed = asked ? asked.count === 0 : paging?.count === '0' || isNear;
  const missed = number === 1 && facets && isMissed && missedSearch(list, parts);
  return data(
    found,
    facets && { headers: { ...publicly, ...(missed && { 'Missed-Search': missed }) } },
  );
}

/** The number of matches in words; where none is one, what the page shows instead. */
function countOf(
  list: Pick<SearchableList<Filters>, 'counted'>,
  { total, count }: Paging,
  understood: Understood,
  asked: AskedPlace | undefined,
): string {
  if (total > 0 && understood.partial === '0') {
    if (understood.nearness === 'elsewhere') return `None there, ${total} in other states`;
    return isWithoutWords(understood)
      ? `No match, ${total} ${total === 1 ? 'other' : 'others'}`
      : `None in full, ${total} in part`;
  }
  if (total > 0 && asked?.count === 0)
    return `None in ${asked.name}, ${count} elsewhere in ${asked.trail[0]?.name}`;
  return list.counted(asked?.count ?? count);
}

/**
 * What a search without a match asked for, as the header `Missed-Search` has it and the site's server counts it: list,
 * place, destination, and service or job type, `companies lagos/yaba - van`. Undefined for one with other words or
 * filters, which may be why it has none.
 */
function missedSearch<F extends Filters>(
  { path, facet, filters }: SearchableList<F>,
  parts: ListQuery<F>,
): string | undefined {
  const isNarrowed = Object.keys(filters).some((name) => name !== facet && parts[name]);
  const asked = [parts.place, parts.to, parts[facet]];
  if (parts.q || isNarrowed || !asked.some(Boolean)) return undefined;
  return [path.slice(1), ...asked.map((part) => part ?? '-')].join(' ');
}
