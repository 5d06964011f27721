import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networksOf } from '#platform/networks.ts';
import type { Budgets } from '../budgets.ts';
import type { View, Viewer } from './page-views.ts';

const HOUR_MS = 3_600_000;
const MAX_REMEMBERED = 50_000;

/**
 * A function that counts a listing's view once per visitor and hour, and 30 an hour at most from one network, so that nobody makes a listing
 * look popular by reloading it. A visitor is known by a hash of network and browser alone, whose key is drawn anew every
 * day and stored nowhere.
 */
export function countVisits(budgets: Budgets, count: (view: View) => void) {
  const seen = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  let key = randomBytes(32);
  let keyDay = 0;

  function hashOf({ kind, id }: View, { address, agent }: Viewer, now: number): string {
    const day = Math.floor(now / (24 * HOUR_MS));
    if (day !== keyDay) {
      keyDay = day;
      key = randomBytes(32);
      seen.clear();
    }
    const visit = [networksOf(address).near, agent, kind, id, Math.floor(now / HOUR_MS)];
    return createHmac('sha256', key).update(JSON.stringify(visit)).digest('base64url');
  }

  return async (view: View, viewer: Viewer, now = Date.now()): Promise<void> => {
    const visit = hashOf(view, viewer, now);
    if (seen.has(visit)) return;
    seen.set(visit, true);
    const spent = await budgets.spend('views', viewer.address, 1, `${view.kind}/${view.id}`);
    if (spent === undefined) count(view);
  };
}
