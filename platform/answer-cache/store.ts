import { LRUCache } from 'lru-cache';
import type { KeptAnswer } from './kept-answer.ts';

const MAX_SEARCHES = 2_000;
/** Share of the memory for searches in visitors' own words. */
const SEARCH_SHARE = 0.5;

/**
 * Answers in bounded memory, least recently used out first. Searches have a half of their own, so that they cannot evict
 * what everybody reads.
 */
export class Store {
  readonly #others: LRUCache<string, KeptAnswer>;
  readonly #searches: LRUCache<string, KeptAnswer>;

  constructor(bytes: number) {
    const sizeCalculation = ({ size }: KeptAnswer) => size;
    const searchBytes = Math.floor(bytes * SEARCH_SHARE);
    this.#others = new LRUCache({ maxSize: bytes - searchBytes, sizeCalculation });
    this.#searches = new LRUCache({ max: MAX_SEARCHES, maxSize: searchBytes, sizeCalculation });
  }

  get(key: string, search: boolean): KeptAnswer | undefined {
    return this.#cache(search).get(key);
  }

  set(key: string, search: boolean, answer: KeptAnswer): void {
    const cache = this.#cache(search);
    cache.set(key, answer);
    answer.onGrow = () => {
      if (cache.peek(key) !== answer) return;
      // Setting the same value again would keep its old size.
      cache.delete(key);
      cache.set(key, answer);
    };
  }

  delete(key: string, search: boolean): void {
    this.#cache(search).delete(key);
  }

  get size(): { entries: number; bytes: number } {
    return {
      entries: this.#others.size + this.#searches.size,
      bytes: this.#others.calculatedSize + this.#searches.calculatedSize,
    };
  }

  #cache(search: boolean): LRUCache<string, KeptAnswer> {
    return search ? this.#searches : this.#others;
  }
}
