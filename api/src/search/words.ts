import { all, raw, type Sql, sql } from '../platform/database/sql.ts';

/** Shorter words are too ambiguous for typing correction. */
const MIN_FUZZY_LENGTH = 4;

/** The search text, and the same as an expression that no index matches. */
const searched = raw('search_text');
export const unindexedText = raw(`(search_text || '')`);

/** Condition that a text contains each word, ignoring case and accents. */
export const containAll = (words: readonly string[], text = searched): Sql =>
  all(words.map((word) => sql`${text} like containing(${word})`));

/** Like {@link containAll} in a prepared statement, testing each row that is scanned. */
export const matchSequentially = (words: readonly string[]): Sql =>
  all(words.map((word) => sql`strpos(search_text, (select folded(${word}))) > 0`));

/** Like {@link containAll} in a prepared statement, always through the trigram index. */
export const matchTrigrams = (words: readonly string[]): Sql =>
  all(
    words.map((word) => {
      const beginning = beginningOf(word);
      // An empty check keeps the statement the same for all words.
      const whole = beginning === word ? '' : word;
      return sql`search_text like (select containing(${beginning}))
        and ${unindexedText} like (select containing(${whole}))`;
    }),
  );

/** The first characters of a long word: each further trigram costs an index scan and filters little. */
function beginningOf(word: string): string {
  const beginning = [...word].slice(0, 6).join('');
  return isShort(beginning) ? word : beginning;
}

/** Whether a word lacks three letters or digits in a row, which the trigram index needs. */
export const isShort = (word: string): boolean => !/[\p{L}\p{N}]{3}/u.test(withoutMarks(word));

export const withoutMarks = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * Like {@link containAll}, through the index of letters and letter pairs. The text is hidden from the trigram index, which
 * would be scanned in full for a short word.
 */
export const matchLetters = (words: readonly string[]): Sql =>
  all(
    words.map(
      (word) => sql`spelling(search_text) collate "C" @>
          (case length(folded(${word})) when 1 then array[folded(${word})] else letter_pairs(folded(${word})) end)
        and ${containAll([word], unindexedText)}`,
    ),
  );

/** Similar words of the listings, by searched word. */
export type Likeness = ReadonlyMap<string, readonly string[]>;

/** Looks up similar words; undefined if every word is too short. */
export function selectLikeness(words: readonly string[]): Sql | undefined {
  const long = words.filter((word) => [...word].length >= MIN_FUZZY_LENGTH);
  if (long.length === 0) return undefined;
  return sql`select asked, array(select words_near(folded(asked))) as near from unnest(${long}::text[]) as asked`;
}

/** Condition that a text contains each word or one at most two edits away. */
export const containSimilar = (
  words: readonly string[],
  likeness: Likeness,
  text = searched,
): Sql =>
  all(
    words.map((word) => {
      const [first, ...others] = [word, ...(likeness.get(word) ?? [])].map((one) =>
        containAll([one], text),
      );
      return sql`(${others.reduce((either, other) => sql`${either} or ${other}`, first ?? raw('false'))})`;
    }),
  );

/** Maximum rows of a fuzzy search. */
export const NEAR_LIMIT = 100;

/** Fuzzy matches considered for the suggestion. */
const MAX_SUGGESTION_ROWS = 20;

/**
 * Selects the suggestion: the searched words as they are in one listing of `near`, else its most similar ones. The listing is
 * the one with the fewest edits, so a search for the suggestion finds it.
 */
export const nearestWords = (words: readonly string[], order: Sql): Sql => sql`
  select words from (
    select rank, sum(coalesce(distance, 0)) as distance,
      array_agg(coalesce(nearest.word, asked.word) order by place) as words
    from (select search_text, row_number() over (order by ${order}) as rank from near
          order by rank limit ${MAX_SUGGESTION_ROWS}) listing
    cross join unnest(${words}::text[]) with ordinality as asked (word, place)
    left join lateral (
      select other as word, levenshtein(other, folded(asked.word)) as distance
      from regexp_split_to_table(search_text, '[^[:alnum:]]+') as other
      where search_text not like containing(asked.word)
        and length(other) between length(folded(asked.word)) - 2 and length(folded(asked.word)) + 2
      order by distance, other limit 1) nearest on true
    group by rank order by distance, rank limit 1) best`;

export const wordsOf = (q: string | undefined): string[] => q?.split(/\s+/).filter(Boolean) ?? [];
