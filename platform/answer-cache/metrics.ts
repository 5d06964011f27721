import { Counter, Gauge, type Registry } from 'prom-client';
import type { AnswerCache } from './answer-cache.ts';

export type MeasuredCache = Pick<AnswerCache<never>, 'size' | 'statusCounts'>;

/** Size of the cache, and its responses by `Cache-Status` (RFC 9211). */
export function addCacheMetrics(registry: Registry, cache: MeasuredCache): void {
  const registers = [registry];
  new Counter({
    name: 'answer_cache_responses_total',
    help: 'Responses of the cache of answers, by their Cache-Status',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset();
      for (const [status, count] of cache.statusCounts) this.inc({ status }, count);
    },
  });
  new Gauge({
    name: 'answer_cache_entries',
    help: 'Finished answers in memory',
    registers,
    collect() {
      this.set(cache.size.entries);
    },
  });
  new Gauge({
    name: 'answer_cache_bytes',
    help: 'What they take of PAGE_CACHE_MB or API_CACHE_MB',
    registers,
    collect() {
      this.set(cache.size.bytes);
    },
  });
}
