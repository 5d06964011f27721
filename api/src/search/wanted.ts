import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { nameOf, type Place, placeAt, stateOf } from '../places/gazetteer.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import type { Selection } from '../platform/lists/stamped-page.ts';
import { readQuery, type Reading } from './read-query.ts';
import type { Nearness } from './tiers.ts';

/** A reading with what the other parameters say, which overrides the words of `q`. */
export interface Wanted<Filter = ListingFilter> extends Reading {
  filter: Filter;
  /** A place that the words name beside another that was asked for, which they do not change. */
  said?: Place;
  /** Found by words or by a place, so that some matches are better than others. */
  isRanked: boolean;
}

/** A search of a kind of listings with its reading. */
export interface Search<Filter extends ListingFilter> extends Selection {
  database: ReadOnlyDatabase;
  kind: Kind<Listing, Filter>;
  query: ListQuery<Filter>;
  wanted: Wanted<Filter>;
  /** The page is appended to other matches, so its total is not needed. */
  isUncounted?: boolean;
}

export function wantedBy<Filter extends ListingFilter>(
  { plural, facet }: Pick<Kind<Listing, Filter>, 'plural' | 'facet'>,
  filter: Filter,
): Wanted<Filter> {
  const reading = readQuery(filter.q ?? '', plural);
  const place = placeAt(filter.place ?? '') ?? reading.place;
  const to = placeAt(filter.to ?? '') ?? reading.to;
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    ...reading,
    place,
    said: reading.place === place ? undefined : reading.place,
    to,
    filter: {
      ...({ [facet.filter]: reading[facet.filter], ...Object.fromEntries(given) } as Filter),
      ...(to && plural === 'companies' && { to: to.path }),
    },
    isRanked: Boolean(place ?? to ?? reading.words[0] ?? reading.fillers[0] ?? reading.all[1]),
  };
}

/** A search as it was read, for the header `Understood`: paths and names of places, service, type, time, other words. */
export function understood(
  { place, said, to, namesakes, time, words, service, type, filter }: Wanted,
  { nearness, weak }: { nearness: Nearness | undefined; weak: number },
): Record<string, string> {
  const isElsewhere = ({ path }: Place) => stateOf(path) !== stateOf(place?.path ?? '');
  const namesake = filter.place ? undefined : namesakes.find(isElsewhere);
  const read = {
    place: place?.path,
    placeName: place && nameOf(place),
    said: said?.path,
    to: to?.path,
    toName: to && nameOf(to),
    nearness,
    mentions: weak > 0 ? String(weak) : undefined,
    namesake: namesake?.path,
    namesakeName: namesake && nameOf(namesake),
    service,
    type,
    time: time.join(', '),
    words: words.map(({ typed }) => typed).join(' '),
  };
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
