import { readFileSync } from 'node:fs';
import { tokenHours } from '../../auth/jwt.strategy.ts';
import { idleMinutes } from '../../auth/sessions.ts';
import { MAX_OFFSET } from '../../platform/lists/page.ts';
import { codesTable, problemExamples } from '../../platform/errors/describe-codes.ts';
import { freshness } from '../../platform/http/caching.interceptor.ts';
import { countExample, limitsTable, policyExample } from '../../platform/limits/describe-limits.ts';
import { pageSize } from '../../platform/lists/list-query.ts';
import { SORTING_LIMIT } from '../../platform/lists/plain-page.ts';
import { COUNTING_LIMIT } from '../../platform/lists/stamped-page.ts';
import { config } from '../../config/config.ts';
import { IDEMPOTENCY_HOURS } from '../../submissions/idempotency-key.ts';

/** The values of `{{name}}` in description.md. */
const values = new Map<string, string | number>([
  ['codes', codesTable],
  ['count', countExample],
  ['countingLimit', COUNTING_LIMIT.toLocaleString('en')],
  ['idempotencyHours', IDEMPOTENCY_HOURS],
  ['idleMinutes', idleMinutes],
  ['limits', limitsTable],
  ['maxAge', freshness.maxAge],
  ['maxOffset', MAX_OFFSET.toLocaleString('en')],
  ['pageSize', pageSize],
  ['policy', policyExample],
  ['problem', JSON.stringify(problemExamples.validation_failed?.value, null, 2)],
  ['site', config.site.url],
  ['sortingLimit', SORTING_LIMIT.toLocaleString('en')],
  ['staleWhileRevalidate', freshness.staleWhileRevalidate],
  ['tokenHours', tokenHours],
]);

/** The introduction of /api/docs, in Markdown. */
export const description = readFileSync(new URL('description.md', import.meta.url), 'utf8')
  .trim()
  .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`description.md has an unknown value ${name}`);
    return String(value);
  });
