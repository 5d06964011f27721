import { placeNames } from '../places/place-names.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Word } from './read-query.ts';

/** Shorter words are too ambiguous. */
const MIN_LENGTH = 4;

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
  const rows = await database.rows<{ asked: string; near: string }>(
    sql`select asked, nearest_word(folded(asked), ${names}::text[]) as near
        from unnest(${asked}::text[]) asked
        where nearest_word(folded(asked), ${names}::text[]) is not null`,
  );
  return new Map(rows.map(({ asked: word, near }) => [word, near]));
}
