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

/** So many of what was nearly found are looked through for the words to suggest. */
const suggestingLimit = 20;

/**
 * The words of one listing of `near` for those that were asked for: as they were where they are in it, else its most
 * alike. The listing is the one with the fewest letters between, so a search for these words finds it.
 */
export const nearestWords = (words: readonly string[], order: Sql): Sql => sql`
  select words from (
    select rank, sum(coalesce(distance, 0)) as distance,
      array_agg(coalesce(nearest.word, asked.word) order by place) as words
    from (select search_text, row_number() over (order by ${order}) as rank from near
          order by rank limit ${suggestingLimit}) listing
    cross join unnest(${words}::text[]) with ordinality as asked (word, place)
    left join lateral (
      select other as word, levenshtein(other, folded(asked.word)) as distance
      from regexp_split_to_table(search_text, '[^[:alnum:]]+') as other
      where search_text not like containing(asked.word)
        and length(other) between length(folded(asked.word)) - 2 and length(folded(asked.word)) + 2
      order by distance, other limit 1) nearest on true
    group by rank order by distance, rank limit 1) best`;

/** The words somebody looks for. */
export const wordsOf = (q: string | undefined): string[] => q?.split(/\s+/).filter(Boolean) ?? [];
