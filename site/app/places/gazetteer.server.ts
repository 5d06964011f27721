import gazetteer from '#contract/gazetteer.json' with { type: 'json' };

/** A state, a local government area, a city or an area of one; its path is the slug of its pages. */
export interface Place {
  path: string;
  name: string;
  kind: string;
  /** Path of the place around it; the state where it is missing. */
  within?: string;
  /** Other names, in lower case. */
  aliases?: readonly string[];
}

const byPath = new Map<string, Place>(gazetteer.places.map((place) => [place.path, place]));

/** The place that a visitor means by its path or a name, one in the state of another first; undefined for what is no place. */
export function placeMeant(words: string, near: string | null): Place | undefined {
  const name = words.toLowerCase();
  const named = gazetteer.places.filter((place) =>
    [place.path, slugOf(place), place.name, nameOf(place), ...(place.aliases ?? [])].some(
      (known) => known.toLowerCase() === name,
    ),
  );
  return named.find(isNear(near)) ?? named[0];
}

/** Names that a form suggests: the places in the state of a path, then the states. */
export function namesAround(near: string | null): string[] {
  const own = gazetteer.places.filter(isNear(near));
  const states = gazetteer.places.filter(({ kind }) => kind === 'state');
  return [...new Set([...own, ...states].map(shortName))];
}

/** `ikeja` of `lagos/ikeja`. */
const slugOf = ({ path }: Place) => path.slice(path.indexOf('/') + 1);

const isNear =
  (near: string | null) =>
  ({ path }: Place) =>
    near !== null && path.startsWith(`${near.split('/', 1)[0]}/`);

export const placeAt = (path = ''): Place | undefined => byPath.get(path);

/** `Abuja` for `Abuja (FCT)`. */
export const shortName = ({ name }: Place) => name.replace(' (FCT)', '');

/** `Ikeja, Lagos`; a state or its city by its name alone. */
export function nameOf(place: Place): string {
  const state = shortName(placeAt(place.path.split('/', 1)[0]) ?? place);
  const name = shortName(place);
  return name.startsWith(state) ? name : `${name}, ${state}`;
}

/** The places around a place, its state first, and the place itself. */
export function trailOf(place: Place): Place[] {
  if (place.kind === 'state') return [place];
  const around = placeAt(place.within ?? place.path.split('/', 1)[0]);
  return [...(around ? trailOf(around) : []), place];
}

/** Whether a listing at a path, if it has one, is in a place. */
export function isWithin(path: string | null, place: Place): boolean {
  const own = placeAt(path ?? '');
  return own !== undefined && trailOf(own).includes(place);
}
