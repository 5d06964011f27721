import { places } from '../places/gazetteer.ts';
import { folded } from '../places/place-names.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { sql } from '../platform/database/sql.ts';
import { isKnown, vocabularyWords, type Word } from './words.ts';

/** Shorter words are too ambiguous. */
const MIN_LENGTH = 4;

const names = places.map(({ name }) => folded(name));

/**
 * A search with mistyped words corrected and `swiftriders` parted; undefined where none is. Words of live listings (requirements
 * and pay aside), their beginnings and known words stay; a correction keeps the first letter and two thirds of the letters.
 */
export async function correctedWords(
  database: ReadOnlyDatabase,
  q: string,
  words: readonly Word[],
): Promise<string | undefined> {
  const asked = words.flatMap((word) =>
    word.typed.length >= MIN_LENGTH && !isKnown(word) ? [word.typed] : [],
  );
  if (asked.length === 0) return undefined;
  const alikeIn = (list: readonly string[]) =>
    list.filter((known) => asked.some((typed) => typed[0] === known[0]));
  const vocabulary = alikeIn(vocabularyWords);
  const distance = sql`levenshtein(known, folded(asked))`;
  // At the same distance a word with a meaning in searches goes before a word of some text, and one of the same letters first.
  const rows = await database.rows<{ asked: string; near: string }>(sql`
    select asked, coalesce((select known from unnest(${vocabulary}::text[]) known
        where is_typo(folded(asked), known) and ${distance} <= levenshtein(near, folded(asked))
        order by ${distance}, length(translate(known, folded(asked), '')), similarity(known, asked) desc, known
        limit 1), near) as near
    from unnest(${asked}::text[]) asked,
      coalesce(nearest_word(folded(asked), ${[...alikeIn(names), ...vocabulary]}::text[]), parted_word(folded(asked))) near
    where near is not null`);
  const corrections = new Map(rows.map(({ asked: word, near }) => [word, near]));
  const corrected = q.replaceAll(
    /[\p{L}\p{M}\p{Nd}'’]+/gu,
    (word) => corrections.get(folded(word)) ?? word,
  );
  return corrected === q ? undefined : corrected;
}
