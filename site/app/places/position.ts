import { fetchWithin, unansweredOf } from '../layout/network.ts';

const TIMEOUT_MS = 15_000;
/** Since then people have not gone far. */
const MAX_AGE_MS = 5 * 60_000;

/** By the code of a GeolocationPositionError. */
const problems: Readonly<Record<number, string>> = {
  1: 'Your browser does not tell us where you are.',
  2: 'Your phone has no signal to find out where you are.',
  3: 'Finding out where you are took too long.',
};
const farAway = 'No place that we know is near you.';
const failed = 'We could not look up your place right now.';

/** The path of the place nearest to the visitor, or the reason for its absence. */
export type Nearest = { place: string; message?: never } | { place?: never; message: string };

/** Rounds the position of the device to about 1 km, and asks the site for the place nearest to it. */
export async function nearestPlace(): Promise<Nearest> {
  const position = await new Promise<GeolocationPosition | number>((resolve) =>
    navigator.geolocation.getCurrentPosition(resolve, ({ code }) => resolve(code), {
      timeout: TIMEOUT_MS,
      maximumAge: MAX_AGE_MS,
    }),
  );
  if (typeof position === 'number') return { message: problems[position] ?? farAway };
  const { latitude, longitude } = position.coords;
  // In the body: addresses are in logs, in the history and in the keys of caches.
  const body = new URLSearchParams({ at: `${latitude.toFixed(2)},${longitude.toFixed(2)}` });
  try {
    const response = await fetchWithin(TIMEOUT_MS, '/near', { method: 'POST', body });
    const { place } = (await response.json()) as { place?: string };
    if (place) return { place };
    return { message: response.status === 404 ? farAway : failed };
  } catch (error) {
    return { message: unansweredOf(error) ?? failed };
  }
}

/** A document is allowed to ask by the page at which it was opened, and that may have been another one of the site. */
export const mayAsk = () =>
  (document as Policed).featurePolicy?.allowsFeature('geolocation') !== false;

/** Where browsers enforce Permissions-Policy. */
type Policed = { featurePolicy?: { allowsFeature: (name: string) => boolean } };
