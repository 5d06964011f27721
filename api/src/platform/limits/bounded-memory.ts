import { LRUCache } from 'lru-cache';
import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

/** Counts in memory for so many at most: a sender with very many addresses makes it forget, and not grow. */
export class BoundedMemory extends RateLimiterMemory {
  private readonly counted: LRUCache<string, true>;

  constructor(options: IRateLimiterOptions, max = 20_000) {
    super(options);
    const forget = (who: string) => void super.delete(who);
    this.counted = new LRUCache<string, true>({ max, dispose: (_, who) => forget(who) });
  }

  override consume(who: string, points?: number): Promise<RateLimiterRes> {
    if (!this.counted.get(who)) this.counted.set(who, true);
    return super.consume(who, points);
  }
}
