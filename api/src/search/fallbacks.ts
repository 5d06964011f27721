import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { Place } from '../places/gazetteer.ts';
import { namesOf } from '../places/place-names.ts';
import type { Wanted } from './wanted.ts';
import { serviceOf } from './words.ts';

/**
 * Searches for less than was asked for, to be tried in turn where it finds few listings or, `isNone`, not one: those of
 * the place or, without one, of `nearby`, and of the service; then without `to`; at last those of other states: jobs that
 * have the words, then those that name the place.
 */
export function fallbacksOf<Filter extends ListingFilter>(
  { plural, facet: { filter: facet } }: Pick<Kind<Listing, Filter>, 'plural' | 'facet'>,
  wanted: Wanted<Filter>,
  { isNone, nearby }: { isNone: boolean; nearby: Place | undefined },
): Wanted<Filter>[] {
  const { place, to, words, filter } = wanted;
  const isJobs = plural === 'jobs';
  const asked = filter[facet];
  /** Without the words, of a service or job type, with the changes. */
  const less = (choice: string | undefined, changes: Partial<Wanted<Filter>> = {}) => {
    const one = { ...wanted, place: place ?? nearby, words: [], all: [], ...changes };
    return { ...one, filter: { ...filter, [facet]: choice, to: one.to?.path } };
  };
  const tries: Wanted<Filter>[] = [];
  const implied = asked || isJobs ? undefined : serviceOf(words);
  if (implied) tries.push(less(implied));
  if (words.length > 0) tries.push(less(asked));
  if (!isNone) return tries;
  const end = place ?? to;
  const naming = { place: undefined, words: end ? [{ typed: end.name, alike: namesOf(end) }] : [] };
  const isCorridor = !isJobs && place && to;
  if (isCorridor) tries.push(less(asked, naming), less(asked, { place: to, to: place }));
  tries.push(less(undefined));
  if (isCorridor) tries.push(less(asked, { to: undefined }));
  if (!end || !filter.q) return tries;
  const there = { place: undefined, to: end };
  if (isJobs && words.length > 0) tries.push(less(asked, { ...there, words }));
  tries.push(less(asked, { ...there, ...naming }), less(asked, there));
  if (asked) tries.push(less(undefined, { ...there, ...naming }), less(undefined, there));
  return tries;
}
