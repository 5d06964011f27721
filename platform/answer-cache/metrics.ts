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
  for (const [measure, help] of gauges)
    new Gauge({
      name: `answer_cache_${measure}`,
      help,
      registers,
      collect() {
        this.set(cache.size[measure]);
      },
    });
}

const gauges = [
  ['entries', 'Finished answers in memory'],
  ['bytes', 'What they take of PAGE_CACHE_MB or API_CACHE_MB'],
] as const;
