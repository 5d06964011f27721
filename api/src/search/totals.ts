import { LRUCache } from 'lru-cache';

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

  knows(search: string): boolean {
    return this.totals.has(search);
  }

  /** The total of a search, cached or counted. */
  async of(search: string, version: number, count: () => Promise<Counted>): Promise<number> {
    this.see(version);
    const cached = this.totals.get(search);
    if (cached !== undefined) return cached;
    return this.keep(search, await count());
  }

  keep(search: string, { version, total }: Counted): number {
    this.see(version);
    if (version === this.version) this.totals.set(search, total);
    return total;
  }

  /** Drops the totals of an older version. */
  private see(version: number): void {
    if (version <= this.version) return;
    this.totals.clear();
    this.version = version;
  }
}
