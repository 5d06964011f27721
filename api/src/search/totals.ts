import { LRUCache } from 'lru-cache';
import { version } from '../platform/public-version/version-stamp.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { number, type Sql, sql } from '../platform/database/sql.ts';

/** Totals are exact up to here, since the cost of counting grows with the list. */
export const COUNTING_LIMIT = 1_000;

/** A proof that lapses changes a total without a new public version. */
const MAX_AGE_MS = 30_000;

const caches = new WeakMap<ReadOnlyDatabase, LRUCache<string, number>>();

/**
 * The number of matches, `from … where …`, up to one more than the limit; cached by the text that names the search until
 * the public version changes.
 */
export async function cappedTotal(
  database: ReadOnlyDatabase,
  search: string,
  current: number,
  matches: Sql,
): Promise<number> {
  const cache = caches.get(database) ?? new LRUCache({ max: 2_000, ttl: MAX_AGE_MS });
  caches.set(database, cache);
  const cached = cache.get(`${current} ${search}`);
  if (cached !== undefined) return cached;
  const counted = await database.row<{ version: number; total: number }>(sql`
    select (select count(*) from (select ${matches} limit ${number(COUNTING_LIMIT + 1)}) counted)::int as total,
      ${version}`);
  cache.set(`${counted.version} ${search}`, counted.total);
  return counted.total;
}
