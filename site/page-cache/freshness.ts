import type { Dataset } from './dataset.ts';
import type { Page } from './page.ts';

/** Milliseconds. */
export const terms = {
  /** So long a page may be shown after a change was announced, while it is rendered anew. */
  afterChange: 500,
  /** So long a page lives while nobody tells of changes. */
  blind: 1_000,
  /** A read replica may be behind: the same page is not asked of it more often. */
  lagging: 250,
  /** The count of views and "today" on a page are no older, where somebody reads it. */
  counts: 60_000,
  /** Older than this it is not shown while it is rendered again. */
  idle: 600_000,
  /** Without the API, pages that were right when it was last heard of are shown so long. */
  withoutApi: 300_000,
  /** What could not be rendered is tried again. */
  retry: 1_000,
};

/**
 * What to do with a page that is kept. `fresh`: show it. `renew`: show it, and render it again. `change`: it has changed
 * since; whoever comes first waits for the new one, the others need not. `wait`: it is not shown, unless there is no other.
 */
export type Verdict = 'fresh' | 'renew' | 'change' | 'wait';

/** Judges a page at a moment (RFC 5861, with what the API tells in the place of guesses). */
export function judge(page: Page, dataset: Dataset, now: number): Verdict {
  if (page.isFixed) return 'fresh';
  if (now >= page.endsAt || page.startedAt < dataset.doubtedAt) return 'wait';
  const since = dataset.outdatedSince(page.version, page.startedAt);
  const age = now - page.renderedAt;
  if (since !== undefined) return judgeOutdated(page, since, age, now);
  if (now - page.failedAt < terms.retry && survives(page, dataset, now)) return 'fresh';
  if (dataset.isBlind(now)) {
    if (age < terms.blind) return 'fresh';
    return isFailing(page) && survives(page, dataset, now) ? 'renew' : 'wait';
  }
  if (age < terms.counts) return 'fresh';
  return age < terms.idle ? 'renew' : 'wait';
}

function judgeOutdated(page: Page, since: number, age: number, now: number): Verdict {
  // It was read after the change was announced and still is from before: so is whatever we could read now.
  if (page.startedAt > since) return age < terms.lagging ? 'fresh' : 'renew';
  return now - since < terms.afterChange ? 'change' : 'wait';
}

const isFailing = (page: Page) => page.failedAt !== -Infinity;

/**
 * Whether a page may stand in for an error (stale-if-error, RFC 5861 §4): never once a listing on it has ended or a change
 * was announced, and only for a while after the last word of the API: a listing that was taken down may be on it.
 */
export function survives(page: Page, dataset: Dataset, now: number): boolean {
  if (page.isFixed) return true;
  if (now >= page.endsAt) return false;
  if (dataset.outdatedSince(page.version, page.startedAt) !== undefined) return false;
  return now - knownAt(page, dataset) < terms.withoutApi;
}

/** When a page was last known to be right: when it was rendered, or the last word that told of no change. */
export const knownAt = (page: Page, dataset: Dataset): number =>
  Math.max(page.renderedAt, dataset.heardAt);

/** Seconds in which a shared cache may show a page without asking; not after the end of a listing, nor while we are blind. */
const shared = 10;

/**
 * `Cache-Control` of a page at a moment. Browsers ask each time and mostly hear 304. There is no stale-while-revalidate in
 * it, since browsers act on it, too: a page would be shown once more that is known to have changed.
 */
export function cacheControl(page: Page, dataset: Dataset, now: number): string {
  if (!page.isPublic || page.isFixed) return page.cacheControl;
  if (dataset.outdatedSince(page.version, page.startedAt) !== undefined)
    return 'public, max-age=0, s-maxage=0';
  const left = Math.floor((page.endsAt - now) / 1000);
  if (left >= shared && !dataset.isBlind(now)) return `public, max-age=0, s-maxage=${shared}`;
  const seconds = dataset.isBlind(now) ? Math.min(1, left) : left;
  return `public, max-age=0, s-maxage=${Math.max(0, seconds)}`;
}
