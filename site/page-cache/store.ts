import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';

const MAX_SEARCHES = 2_000;
/** Share of the memory for searches in visitors' own words. */
const SEARCH_SHARE = 0.5;

/**
 * Pages in bounded memory, least recently used out first. Searches have a half of their own, so that they cannot evict the
 * pages that everybody reads.
 */
export class Store {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #searches: LRUCache<string, CachedPage>;

  constructor(bytes: number) {
    const sizeCalculation = ({ size }: CachedPage) => size;
    const searchBytes = Math.floor(bytes * SEARCH_SHARE);
    this.#pages = new LRUCache({ maxSize: bytes - searchBytes, sizeCalculation });
    this.#searches = new LRUCache({ max: MAX_SEARCHES, maxSize: searchBytes, sizeCalculation });
  }

  get(key: string, search: boolean): CachedPage | undefined {
    return this.#cache(search).get(key);
  }

  set(key: string, search: boolean, page: CachedPage): void {
    const cache = this.#cache(search);
    cache.set(key, page);
    page.onGrow = () => {
      if (cache.peek(key) !== page) return;
      // Setting the same value again would keep its old size.
      cache.delete(key);
      cache.set(key, page);
    };
  }

  delete(key: string, search: boolean): void {
    this.#cache(search).delete(key);
  }

  get size(): { entries: number; bytes: number } {
    return {
      entries: this.#pages.size + this.#searches.size,
      bytes: this.#pages.calculatedSize + this.#searches.calculatedSize,
    };
  }

  #cache(search: boolean): LRUCache<string, CachedPage> {
    return search ? this.#searches : this.#pages;
  }
}
