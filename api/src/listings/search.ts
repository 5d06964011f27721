import { all, type Sql, sql } from './sql.ts';

/** Shorter words have too few letters to tell a typing error from another word. */
const shortest = 4;

/** Each word is somewhere in the listing, whatever its case and accents. */
export const exactly = (words: readonly string[]): Sql =>
  all(words.map((word) => sql`search_text like containing(${word})`));

/**
 * Each word is there with at most two letters wrong, short ones exactly. The trigrams of the first condition have an
 * index and let too much through, the second has none and does not.
 */
export const nearly = (words: readonly string[]): Sql =>
  all(
    words.map((word) =>
      [...word].length < shortest
        ? exactly([word])
        : sql`folded(${word}) <% search_text and resembling(folded(${word}), search_text)`,
    ),
  );

/** How many trigrams a word has to share: two letters in the wrong order leave a third of a word of five. */
export const likeness = sql`select set_config('pg_trgm.word_similarity_threshold', '0.3', true)`;

/** A near search reads no further than this: whoever looks for a needle is not helped by a second haystack. */
export const nearLimit = 100;

/** The words somebody looks for. */
export const wordsOf = (q: string | undefined): string[] => q?.split(/\s+/).filter(Boolean) ?? [];
