import type { CachedPage } from './cached-page.ts';
import type { PublicVersion } from './public-version.ts';

export const LIFETIME_MS = {
  /** After a change was announced, while the page is rendered again. */
  afterChange: 500,
  /** While disconnected from the change stream. */
  disconnected: 1_000,
  /** Minimum time between two renderings from a read replica that is behind. */
  replicaLag: 250,
  /** Maximum age of view counts and of "today" on a page. */
  counts: 60_000,
  /** Beyond this age a page is not shown while it is rendered again. */
  idle: 600_000,
  /** Stale-if-error: since the last message of the API. */
  staleIfError: 300_000,
  /** Before a failed rendering is tried again. */
  retry: 1_000,
};

/**
 * `fresh`: served. `stale`: served and rendered again. `revalidate`: changed; the first request waits for the new page,
 * others are served meanwhile. `miss`: served only if nothing can be rendered.
 */
export type Freshness = 'fresh' | 'stale' | 'revalidate' | 'miss';

/** Freshness of a page at a moment (RFC 5861, with announced changes instead of guesses). */
export function evaluate(page: CachedPage, version: PublicVersion, now: number): Freshness {
  if (page.isFixed) return 'fresh';
  if (now >= page.endsAt || page.startedAt < version.invalidatedAt) return 'miss';
  const staleSince = version.staleSince(page.version, page.startedAt);
  const age = now - page.renderedAt;
  if (staleSince !== undefined) return evaluateChanged(page, staleSince, age, now);
  if (now - page.failedAt < LIFETIME_MS.retry && canServeStale(page, version, now)) return 'fresh';
  if (version.isDisconnected(now)) {
    if (age < LIFETIME_MS.disconnected) return 'fresh';
    return hasFailed(page) && canServeStale(page, version, now) ? 'stale' : 'miss';
  }
  if (age < LIFETIME_MS.counts) return 'fresh';
  return age < LIFETIME_MS.idle ? 'stale' : 'miss';
}

function evaluateChanged(page: CachedPage, since: number, age: number, now: number): Freshness {
  // Read after the announcement and still of an older version: a replica is behind, and would be for a new rendering.
  if (page.startedAt > since) return age < LIFETIME_MS.replicaLag ? 'fresh' : 'stale';
  return now - since < LIFETIME_MS.afterChange ? 'revalidate' : 'miss';
}

const hasFailed = (page: CachedPage) => page.failedAt !== -Infinity;

/**
 * Whether a page may replace an error (stale-if-error, RFC 5861 §4): never after the end of a listing on it or an announced
 * change, and only for a while without the API, since a listing that was taken down may be on it.
 */
export function canServeStale(page: CachedPage, version: PublicVersion, now: number): boolean {
  if (page.isFixed) return true;
  if (now >= page.endsAt) return false;
  if (version.staleSince(page.version, page.startedAt) !== undefined) return false;
  return now - confirmedAt(page, version) < LIFETIME_MS.staleIfError;
}

/** The last time at which a page was known to be current: its rendering, or a later message without a change. */
export const confirmedAt = (page: CachedPage, version: PublicVersion): number =>
  Math.max(page.renderedAt, version.lastMessageAt);

const SHARED_MAX_AGE_S = 10;

/**
 * `Cache-Control` of a page at a moment. Browsers revalidate each time; shared caches keep a page for seconds, but not
 * beyond the end of a listing or while disconnected. No stale-while-revalidate: browsers act on it as well, and would show
 * a page once more that is known to have changed.
 */
export function cacheControl(page: CachedPage, version: PublicVersion, now: number): string {
  if (!page.isPublic || page.isFixed) return page.cacheControl;
  return `public, max-age=0, s-maxage=${sharedMaxAge(page, version, now)}`;
}

function sharedMaxAge(page: CachedPage, version: PublicVersion, now: number): number {
  if (version.staleSince(page.version, page.startedAt) !== undefined) return 0;
  const left = Math.floor((page.endsAt - now) / 1000);
  return Math.max(0, Math.min(left, version.isDisconnected(now) ? 1 : SHARED_MAX_AGE_S));
}
