import type { TestApp } from './app.ts';

/** The ids of the public listings that have each of the words, in the order of the list, asked for as plainly as possible. */
export async function plainSearch(
  { sql }: Pick<TestApp, 'sql'>,
  table: 'company' | 'job',
  words: string[],
): Promise<string[]> {
  const found = await sql<{ id: string }>(
    `select id from ${table} where status = 'live' and expires_at > now()
       and ${words.map(() => 'position(folded(?) in search_text) > 0').join(' and ')}
     order by plan_rank desc, approved_at desc, id desc`,
    words,
  );
  return found.map(({ id }) => id);
}
