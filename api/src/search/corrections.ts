import { places } from '../places/gazetteer.ts';
import { folded } from '../places/place-names.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { sql } from '../platform/database/sql.ts';
import { isKnown, vocabularyWords, type Word } from './words.ts';

/** Shorter words are too ambiguous. */
const MIN_LENGTH = 4;

/** Letters that a correction may add or remove (`is_typo`). */
const MAX_DIFFERENCE = 2;

const names = [...new Set(places.map(({ name }) => folded(name)))].filter(
  (name) => !name.includes(' '),
);

/**
 * The words of a search with mistyped ones corrected; undefined where none is. A word of a live listing is never corrected,
 * nor the beginning of one, nor one that is known; a correction keeps the first letter and two thirds of the letters.
 */
export async function correctedWords(
  database: ReadOnlyDatabase,
  q: string,
  words: readonly Word[],
): Promise<string[] | undefined> {
  const asked = words.flatMap((word) =>
    word.typed.length >= MIN_LENGTH && !isKnown(word) ? [word.typed] : [],
  );
  if (asked.length === 0) return undefined;
  const isAlike = (name: string) => (typed: string) =>
    name[0] === typed[0] && Math.abs(name.length - typed.length) <= MAX_DIFFERENCE;
  const alikeOf = (list: readonly string[]) => list.filter((name) => asked.some(isAlike(name)));
  const vocabulary = alikeOf(vocabularyWords);
  const distance = sql`levenshtein(known, folded(asked))`;
  // At the same distance sooner a word that searches are read by than a word of some text, and one of the same letters.
  const rows = await database.rows<{ asked: string; near: string }>(sql`
    select asked, coalesce((select known from unnest(${vocabulary}::text[]) known
        where is_typo(folded(asked), known) and ${distance} <= levenshtein(near, folded(asked))
        order by ${distance}, length(translate(known, folded(asked), '')), similarity(known, asked) desc, known
        limit 1), near) as near
    from unnest(${asked}::text[]) asked, nearest_word(folded(asked), ${[...alikeOf(names), ...vocabulary]}::text[]) near
    where near is not null`);
  const corrections = new Map(rows.map(({ asked: word, near }) => [word, near]));
  const typed = q.split(/\s+/).filter(Boolean);
  return rows.length > 0 ? typed.map((word) => corrections.get(folded(word)) ?? word) : undefined;
}
