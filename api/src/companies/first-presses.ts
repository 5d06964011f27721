import { LRUCache } from 'lru-cache';
import { networksOf } from '#platform/networks.ts';
import { fromRequest } from '../platform/http/request.ts';

/**
 * The network of a visitor, by which a second press on a slow line is known: without script the browser sends it, too.
 * None for a partner, whose server asks for many people.
 */
export const VisitorNetwork = fromRequest(({ partner, visitorAddress }) =>
  partner ? undefined : networksOf(visitorAddress).near,
);

/** The first presses of the last `ttlMs`, up to 2,000 of this instance; one that failed is not remembered. */
export class FirstPresses {
  private readonly counted: LRUCache<string, true, () => Promise<void>>;

  constructor(ttlMs = 60_000) {
    this.counted = new LRUCache({
      max: 2_000,
      ttl: ttlMs,
      fetchMethod: async (_press, _before, { context: count }): Promise<true> => {
        await count();
        return true;
      },
    });
  }

  /** Counts the first press of a visitor on a company; those of an unknown one (undefined) are all first. */
  async count(visitor: string | undefined, id: string, count: () => Promise<void>): Promise<void> {
    if (visitor === undefined) await count();
    else await this.counted.fetch(`${visitor} ${id.toLowerCase()}`, { context: count });
  }
}
