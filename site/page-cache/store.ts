import { LRUCache } from 'lru-cache';
import type { Page } from './page.ts';

/** Searches in somebody's own words that are kept at most, whatever room there is. */
const mostSearches = 2_000;
const searchShare = 0.5;

/**
 * The kept pages, in bounded memory: what was not asked for the longest time goes first. Searches have a half of their own,
 * so that they cannot push out what everybody reads.
 */
export class Store {
  readonly #pages: LRUCache<string, Page>;
  readonly #searches: LRUCache<string, Page>;

  constructor(bytes: number) {
    const sizeCalculation = ({ size }: Page) => size;
    const maxSearches = Math.floor(bytes * searchShare);
    this.#pages = new LRUCache({ maxSize: bytes - maxSearches, sizeCalculation });
    this.#searches = new LRUCache({ max: mostSearches, maxSize: maxSearches, sizeCalculation });
  }

  get(key: string, search: boolean): Page | undefined {
    return this.#of(search).get(key);
  }

  set(key: string, search: boolean, page: Page): void {
    const cache = this.#of(search);
    cache.set(key, page);
    page.grew = () => {
      if (cache.peek(key) !== page) return;
      // The cache takes the size of a value that it has already for known.
      cache.delete(key);
      cache.set(key, page);
    };
  }

  delete(key: string, search: boolean): void {
    this.#of(search).delete(key);
  }

  /** Entries and their bytes. */
  get size(): { entries: number; bytes: number } {
    const caches = [this.#pages, this.#searches];
    return {
      entries: caches.reduce((sum, cache) => sum + cache.size, 0),
      bytes: caches.reduce((sum, cache) => sum + cache.calculatedSize, 0),
    };
  }

  #of(search: boolean): LRUCache<string, Page> {
    return search ? this.#searches : this.#pages;
  }
}
