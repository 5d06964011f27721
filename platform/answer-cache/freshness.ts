import type { KeptAnswer } from './kept-answer.ts';
import type { PublicVersion } from './public-version.ts';

/** Lifetimes of pages in milliseconds: rather a little old than slow or an error. */
export const pageLifetimes = {
  /** After a change was announced, while the answer is computed again. */
  afterChange: 500,
  /** While disconnected from the change stream. */
  disconnected: 1_000,
  /** Minimum time between two computations from a read replica that is behind. */
  replicaLag: 250,
  /** Maximum age of view counts and of "today" on a page. */
  counts: 60_000,
  /** Beyond this age an answer is not served while it is computed again. */
  idle: 600_000,
  /** Stale-if-error: since the last message of the change stream. */
  staleIfError: 300_000,
  /** Before a failed computation is tried again. */
  retry: 1_000,
};
export type Lifetimes = typeof pageLifetimes;

/**
 * `fresh`: served. `stale`: served and computed again. `revalidate`: changed; the first request waits for the new answer,
 * others are served meanwhile. `miss`: served only if nothing can be computed.
 */
type Freshness = 'fresh' | 'stale' | 'revalidate' | 'miss';

/** Freshness of an answer at a moment (RFC 5861, with announced changes instead of guesses). */
export function evaluate(
  answer: KeptAnswer,
  version: PublicVersion,
  now: number,
  lifetimes = pageLifetimes,
): Freshness {
  if (answer.isFixed) return 'fresh';
  if (now >= answer.endsAt || answer.startedAt < version.invalidatedAt) return 'miss';
  const since = version.staleSince(answer.version, answer.startedAt);
  const age = now - answer.computedAt;
  if (since !== undefined) {
    // Read after the announcement and still of an older version: a replica is behind, and would be for a new computation.
    if (answer.startedAt > since) return age < lifetimes.replicaLag ? 'fresh' : 'stale';
    return now - since < lifetimes.afterChange ? 'revalidate' : 'miss';
  }
  const mayReplaceError = canServeStale(answer, version, now, lifetimes);
  if (now - answer.failedAt < lifetimes.retry && mayReplaceError) return 'fresh';
  if (version.isDisconnected(now)) {
    if (age < lifetimes.disconnected) return 'fresh';
    return answer.failedAt !== -Infinity && mayReplaceError ? 'stale' : 'miss';
  }
  if (age < lifetimes.counts) return 'fresh';
  return age < lifetimes.idle ? 'stale' : 'miss';
}

/**
 * Whether an answer may replace an error (stale-if-error, RFC 5861 §4): never after the end of a listing in it or an
 * announced change, and only for a while without the change stream, since a listing that was taken down may be in it.
 */
export function canServeStale(
  answer: KeptAnswer,
  version: PublicVersion,
  now: number,
  { staleIfError } = pageLifetimes,
): boolean {
  if (answer.isFixed) return true;
  if (now >= answer.endsAt) return false;
  if (version.staleSince(answer.version, answer.startedAt) !== undefined) return false;
  return now - confirmedAt(answer, version) < staleIfError;
}

/** The last time at which an answer was known to be current: its computation, or a later message without a change. */
export const confirmedAt = (answer: KeptAnswer, version: PublicVersion): number =>
  Math.max(answer.computedAt, version.lastMessageAt);

const SHARED_MAX_AGE_S = 10;

/**
 * `Cache-Control` of a page at a moment. Browsers revalidate each time; shared caches keep a page for seconds, but not
 * beyond the end of a listing or while disconnected. No stale-while-revalidate: browsers obey it too, and would show
 * a page that is known to have changed.
 */
export function cacheControl(page: KeptAnswer, version: PublicVersion, now: number): string {
  if (!page.isPublic || page.isFixed) return page.cacheControl;
  return `public, max-age=0, s-maxage=${sharedMaxAge(page, version, now)}`;
}

function sharedMaxAge(page: KeptAnswer, version: PublicVersion, now: number): number {
  if (version.staleSince(page.version, page.startedAt) !== undefined) return 0;
  const left = Math.floor((page.endsAt - now) / 1000);
  return Math.max(0, Math.min(left, version.isDisconnected(now) ? 1 : SHARED_MAX_AGE_S));
}
