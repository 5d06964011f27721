import type { TestApp } from './app.ts';

/** The ids of the public listings that contain every word, in list order, by a naive query. */
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
