import { LRUCache } from 'lru-cache';
import { number, type Sql, sql } from '../platform/database/sql.ts';

/** Totals are exact up to here, since the cost of counting grows with the list. */
export const COUNTING_LIMIT = 1_000;

/** A total and its public version. */
interface Counted {
  version: number;
  total: number;
}

/** Totals by search, cached until the public version changes. */
export class Totals {
  private version = 0;
  private readonly totals = new LRUCache<string, number>({ max: 2_000 });

  /** The total of a search, cached or counted. */
  async of(search: string, version: number, count: () => Promise<Counted>): Promise<number> {
    this.see(version);
    const cached = this.totals.get(search);
    if (cached !== undefined) return cached;
    const { total, version: counted } = await count();
    this.see(counted);
    if (counted === this.version) this.totals.set(search, total);
    return total;
  }

  /** Drops the totals of an older version. */
  private see(version: number): void {
    if (version <= this.version) return;
    this.totals.clear();
    this.version = version;
  }
}

/** `from` the first matches, up to `limit`. */
export const atMost = (limit: number, matches: Sql): Sql =>
  sql`from (select ${matches} limit ${number(limit)}) found`;
