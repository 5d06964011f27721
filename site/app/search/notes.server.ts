import type { Filters, ListQuery, SearchableList } from './list-query.ts';
import { isWithoutWords, type Understood, understoodQuery } from './reading.tsx';

/** The notes above a page of results: words that none has, how near the first are, and what was not searched for. */
export function notesOf<F extends Filters>(
  list: SearchableList<F>,
  query: ListQuery<F>,
  understood: Understood,
  { isFirst, isReachAssumed }: { isFirst: boolean; isReachAssumed: boolean },
): string[] {
  const { words, nearness, time } = understood;
  const [one] = list.noun;
  const { q: _, ...narrowing } = understoodQuery(list, query, understood);
  const among = Object.values(narrowing).some(Boolean) ? 'with these filters' : 'listed here';
  // A place alone is the page's own: its count and headings say how near the listings are.
  const isRead = Boolean(query.q ?? query.to);
  return [
    isWithoutWords(understood) &&
      nearness !== 'elsewhere' &&
      `No ${one} ${among} matches “${words}”.`,
    // That of the first listing.
    isRead && isFirst && nearnessNote(list, understood, isReachAssumed),
    time && (one === 'job' ? termsNote(time) : timeNote(time)),
  ].filter((note): note is string => Boolean(note));
}

/** `isReachAssumed`: of one of the listings it is only assumed how far it delivers. */
function nearnessNote<F extends Filters>(
  { places }: SearchableList<F>,
  understood: Understood,
  isReachAssumed: boolean,
): string | undefined {
  const { place, placeName, toName, nearness } = understood;
  const asked = placeName ?? toName;
  // Without a place to start from, all are companies that deliver to the destination.
  const delivers = understood.delivers ?? (places.includes('to') && !place && toName);
  const reach = delivers ? ` and ${isReachAssumed ? 'probably ' : ''}deliver to ${delivers}` : '';
  return {
    near: `None in ${asked} itself. The nearest are within 10 km or in the same city.`,
    named: `None in ${asked} itself. Those that name it in their text come first.`,
    state: `None in or near ${asked}. These are elsewhere in the state.`,
    elsewhere: `None in or near ${asked}. These are in other states${reach}.`,
  }[nearness ?? ''];
}

const timeNote = (time: string) => `Listings do not say who can come “${time}”: ask when you call.`;
const termsNote = (terms: string) =>
  `Few jobs say “${terms}”, so we did not search for it: ask before you apply.`;
