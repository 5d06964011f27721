import { all, raw, type Sql, sql } from '../platform/database/sql.ts';

/** Shorter words have too few letters to tell a typing error from another word. */
const shortest = 4;

/** The text of a listing, and the same where no index is to be asked for what is in it. */
const searched = raw('search_text');
export const hidden = raw(`(search_text || '')`);

/** Each word is somewhere in the listing, whatever its case and accents. */
export const exactly = (words: readonly string[], text = searched): Sql =>
  all(words.map((word) => sql`${text} like containing(${word})`));

/** The same as {@link exactly} for a statement that is planned once: read in every listing that passes. */
export const inPassing = (words: readonly string[]): Sql =>
  all(words.map((word) => sql`strpos(search_text, (select folded(${word}))) > 0`));

/** The same for one that asks the index of trigrams, whatever it would find there. */
export const throughTrigrams = (words: readonly string[]): Sql =>
  all(
    words.map((word) => {
      const beginning = beginningOf(word);
      // Nothing more is to be checked of a short one: the statement is the same for all words.
      const whole = beginning === word ? '' : word;
      return sql`search_text like (select containing(${beginning}))
        and ${hidden} like (select containing(${whole}))`;
    }),
  );

/** Each three letters are one more list for the index to read: the first few find nearly as much as all of a long word. */
function beginningOf(word: string): string {
  const beginning = [...word].slice(0, 6).join('');
  return isShort(beginning) ? word : beginning;
}

/** Whether a word has no three letters or digits in a row: then the index of trigrams can do nothing for it. */
export const isShort = (word: string): boolean => !/[\p{L}\p{N}]{3}/u.test(withoutMarks(word));

export const withoutMarks = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * The same as {@link exactly}, found through the letters of the words and the pairs of them, which have an index of their own.
 * The text is hidden from the index of trigrams, which would be read from one end to the other for a short word.
 */
export const spelled = (words: readonly string[]): Sql =>
  all(
    words.map(
      (word) => sql`spelling(search_text) collate "C" @>
          (case length(folded(${word})) when 1 then array[folded(${word})] else letter_pairs(folded(${word})) end)
        and ${exactly([word], hidden)}`,
    ),
  );

/** For each word those of the listings that may have been meant by it. */
export type Likeness = ReadonlyMap<string, readonly string[]>;

/** The statement that looks up what may have been meant; undefined where no word is long enough to guess. */
export function selectLikeness(words: readonly string[]): Sql | undefined {
  const long = words.filter((word) => [...word].length >= shortest);
  if (long.length === 0) return undefined;
  return sql`select asked, array(select words_near(folded(asked))) as near from unnest(${long}::text[]) as asked`;
}

/** Each word is there, or one that was written with at most two letters otherwise. */
export const nearly = (words: readonly string[], likeness: Likeness, text = searched): Sql =>
  all(
    words.map((word) => {
      const [first, ...others] = [word, ...(likeness.get(word) ?? [])].map((one) =>
        exactly([one], text),
      );
      return sql`(${others.reduce((either, other) => sql`${either} or ${other}`, first ?? raw('false'))})`;
    }),
  );

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
