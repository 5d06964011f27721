import { all, type Sql, sql } from './sql.ts';

/** Shorter words have too few letters to tell a typo from another word. */
const shortest = 4;

/** Each word is somewhere in the listing, whatever its case and accents. */
export const exactly = (words: readonly string[]): Sql =>
  all(words.map((word) => sql`search_text like containing(${word})`));

/** Each word is nearly somewhere in the listing, as PostgreSQL's trigrams measure it; short ones exactly. */
export const nearly = (words: readonly string[]): Sql =>
  all(
    words.map((word) =>
      word.length < shortest ? exactly([word]) : sql`folded(${word}) <% search_text`,
    ),
  );

/** How alike is "nearly", 0 to 1: one wrong letter in five passes. Set for one transaction. */
export const likeness = sql`select set_config('pg_trgm.word_similarity_threshold', '0.4', true)`;

/** The words somebody looks for. */
export const wordsOf = (q: string | undefined): string[] => q?.split(/\s+/).filter(Boolean) ?? [];
