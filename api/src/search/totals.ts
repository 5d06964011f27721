import { LRUCache } from 'lru-cache';

/** Counting stops here: beyond it nobody needs to know, and counting is what grows with a list. */
export const countingLimit = 1_000;

/** What was counted, and of which version of the dataset. */
interface Counted {
  version: number;
  total: number;
}

/** Totals that were counted once, as long as nothing changes: of each search, by the version of the dataset. */
export class Totals {
  private version = 0;
  private readonly totals = new LRUCache<string, number>({ max: 2_000 });

  /** Whether the total of a search was counted, as far as is known here. */
  knows(search: string): boolean {
    return this.totals.has(search);
  }

  /** The total of a search, which is counted unless it is known of this version. */
  async of(search: string, version: number, count: () => Promise<Counted>): Promise<number> {
    this.see(version);
    const known = this.totals.get(search);
    if (known !== undefined) return known;
    return this.keep(search, await count());
  }

  /** The total that was counted, from now on known. */
  keep(search: string, { version, total }: Counted): number {
    this.see(version);
    if (version === this.version) this.totals.set(search, total);
    return total;
  }

  /** What was counted of an older version is worth nothing. */
  private see(version: number): void {
    if (version <= this.version) return;
    this.totals.clear();
    this.version = version;
  }
}
