import { placeNames } from '../places/place-names.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Word } from './read-query.ts';

/** Shorter words are too ambiguous. */
const MIN_LENGTH = 4;

/** Letters that a correction may add or remove (`is_typo`). */
const MAX_DIFFERENCE = 2;

const names = placeNames().filter((name) => !name.includes(' '));

/**
 * Corrections by mistyped word. A word of a live listing is never corrected, nor the beginning of one; a correction keeps
 * the first letter and two thirds of the letters.
 */
export async function correctionsOf(
  database: ReadOnlyDatabase,
  words: readonly Word[],
): Promise<ReadonlyMap<string, string>> {
  const asked = words.flatMap(({ typed, alike }) =>
    alike.length === 1 && [...typed].length >= MIN_LENGTH ? [typed] : [],
  );
  if (asked.length === 0) return new Map();
  const isAlike = (name: string) => (typed: string) =>
    name[0] === typed[0] && Math.abs(name.length - typed.length) <= MAX_DIFFERENCE;
  const alike = names.filter((name) => asked.some(isAlike(name)));
  const rows = await database.rows<{ asked: string; near: string }>(
    sql`select asked, near from unnest(${asked}::text[]) asked, nearest_word(folded(asked), ${alike}::text[]) near
        where near is not null`,
  );
  return new Map(rows.map(({ asked: word, near }) => [word, near]));
}
