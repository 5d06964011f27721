import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networksOf } from '#platform/networks.ts';
import type { Budgets } from '../budgets.ts';
import type { View, Viewer } from './page-views.ts';

const HOUR_MS = 3_600_000;
/** Maximum of visits remembered in an hour. */
const MAX_REMEMBERED = 50_000;

/**
 * Counts a listing's view once per visitor and hour, and 30 an hour at most from one network, so that nobody makes a listing
 * look popular by reloading it. A visitor is known by a hash of network and browser alone, whose key is drawn anew every
 * day and stored nowhere.
 */
export class Visits {
  readonly #budgets: Budgets;
  readonly #count: (view: View) => void;
  readonly #seen = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  #key = randomBytes(32);
  #day = 0;

  constructor(budgets: Budgets, count: (view: View) => void) {
    this.#budgets = budgets;
    this.#count = count;
  }

  readonly visit = async (view: View, viewer: Viewer, now = Date.now()): Promise<void> => {
    const visit = this.#hash(view, viewer, now);
    if (this.#seen.has(visit)) return;
    this.#seen.set(visit, true);
    const spent = await this.#budgets.spend('views', viewer.address, 1, `${view.kind}/${view.id}`);
    if (spent === undefined) this.#count(view);
  };

  #hash({ kind, id }: View, { address, agent }: Viewer, now: number): string {
    const day = Math.floor(now / (24 * HOUR_MS));
    if (day !== this.#day) {
      this.#day = day;
      this.#key = randomBytes(32);
      this.#seen.clear();
    }
    const visit = [networksOf(address).near, agent, kind, id, Math.floor(now / HOUR_MS)];
    return createHmac('sha256', this.#key).update(JSON.stringify(visit)).digest('base64url');
  }
}
