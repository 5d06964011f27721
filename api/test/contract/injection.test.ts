import { testApp } from '../app.ts';
import { kinds } from '../make-listing.ts';
import { makeInAllStates } from './states.ts';

const api = testApp();

beforeAll(() => makeInAllStates(api));

/** Search words with a meaning in SQL, shells or templates. */
const payloads = [
  "zz' or '1'='1",
  "zz'; drop table company; --",
  "zz' union select 1",
  "zz'||pg_sleep(5)--",
  'zz$$;select 1;$$',
  'zz\\',
  "zz\\' or 1=1",
  'zz%',
  'zz_',
  'zz$1',
  'zz?',
  'zz:id',
  'zz{{7*7}}',
  'zz${7*7}',
  'zz<script>',
  'zz&amp;',
  'zz\\u0041',
];

describe.each(kinds)('a search in /api/$plural', ({ table, plural, make }) => {
  const path = `/api/${plural}`;
  const ids = async (query: object) => {
    const { body } = await api.http.get(path).query(query).expect(200);
    return body.map(({ id }: { id: string }) => id);
  };

  it.each(payloads)('finds %s as plain text', async (words) => {
    const { id } = await make(api, { description: `Before ${words} after` });
    expect(await ids({ q: words })).toEqual([id]);
    expect(await ids({ filter: JSON.stringify({ q: words }) })).toEqual([id]);
    expect(await api.http.get(`${path}/${encodeURIComponent(words)}`)).toMatchObject({
      status: 404,
    });
    await api.sql(`delete from ${table} where id = ?`, [id]);
  });
});
