import { LRUCache } from 'lru-cache';

/** Counting stops here: beyond it nobody needs to know, and counting is what grows with a list. */
export const countingLimit = 1_000;

/** Totals that were counted once, as long as nothing changes: of each search, by the version of the dataset. */
export class Totals {
  private version = 0;
  private readonly totals = new LRUCache<string, number>({ max: 2_000 });

  get(search: string): number | undefined {
    return this.totals.get(search);
  }

  /** What was counted of an older version is worth nothing. */
  see(version: number): void {
    if (version <= this.version) return;
    this.totals.clear();
    this.version = version;
  }

  keep(search: string, version: number, total: number): void {
    if (version === this.version) this.totals.set(search, total);
  }
}
