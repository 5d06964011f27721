import { nameOf, stateOf } from '../places/gazetteer.ts';
import type { Nearness } from './tiers.ts';
import type { Wanted } from './wanted.ts';

/** A search as it was read, for the header `Understood`: paths and names of places, service, type, time, other words. */
export function understood(
  { place, said, to, namesakes, time, words, service, type, filter }: Wanted,
  { nearness, mentions }: { nearness: Nearness | undefined; mentions: number | undefined },
): Record<string, string> {
  const state = place && stateOf(place.path);
  const namesake = filter.place ? undefined : namesakes.find(({ path }) => stateOf(path) !== state);
  const read = {
    place: place?.path,
    placeName: place && nameOf(place),
    said: said?.path,
    to: to?.path,
    toName: to && nameOf(to),
    nearness,
    mentions: mentions === undefined ? undefined : String(mentions),
    namesake: namesake?.path,
    namesakeName: namesake && nameOf(namesake),
    service,
    type,
    time: time.join(', ') || undefined,
    words: words.map(({ typed }) => typed).join(' ') || undefined,
  };
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
