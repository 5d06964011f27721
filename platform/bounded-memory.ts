import { LRUCache } from 'lru-cache';
import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

/** A memory limiter with at most `max` keys: a client with many addresses causes evictions instead of growth. */
export class BoundedMemory extends RateLimiterMemory {
  private readonly counted: LRUCache<string, true>;

  constructor(options: IRateLimiterOptions, max = 20_000) {
    super(options);
    const evict = (key: string) => void super.delete(key);
    // With `max` it would reserve memory for all keys at once: 10 MB for the policies of the api.
    const size = { maxSize: max, sizeCalculation: () => 1 };
    this.counted = new LRUCache<string, true>({ ...size, dispose: (_, key) => evict(key) });
  }

  override consume(key: string, points?: number): Promise<RateLimiterRes> {
    if (!this.counted.get(key)) this.counted.set(key, true);
    return super.consume(key, points);
  }
}
