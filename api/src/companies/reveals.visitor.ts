import { networksOf } from '#platform/networks.ts';
import { fromRequest } from '../platform/http/request.ts';

/**
 * The network of a visitor, by which a second press on a slow line is known: without script the browser sends it, too.
 * None for a partner, whose server asks for many people.
 */
export const VisitorNetwork = fromRequest(({ partner, visitorAddress }) =>
  partner ? undefined : networksOf(visitorAddress).near,
);

/** For how long, and for how many visitors of this instance, the first press is remembered. */
export const firstPresses = { max: 2_000, ttl: 60_000 };
