import { seed } from '../../commands/seed/seed-listings.ts';
import { moderatedApp } from '../../test/make-account.ts';
import { kinds, makeCompany, makeJob } from '../../test/make-listing.ts';

const { api, as } = moderatedApp();

const link = 'https://www.long-word.example.com/of-a/hundred-letters';

beforeAll(async () => {
  await seed(api.em.fork(), 'company', 3_000, () => undefined);
  await seed(api.em.fork(), 'job', 3_000, () => undefined);
  const texts = [`Ẹ̀KÓ O’Key 100%_a\\b ${link}`, 'Zephyrine', 'Zephyrine riders', link.slice(0, -1)];
  for (const description of texts) {
    await makeCompany(api, { description });
    await makeJob(api, { description });
  }
  const description = 'Quartz umbrella, violin, walnut yacht, xenon.';
  await makeCompany(api, { name: 'Six Words', description });
  // Beyond the rows that are scanned first.
  const last = { plan: 'free' as const, approvedAt: new Date('2020-01-01') };
  await makeCompany(api, { ...last, name: 'Xq Riders', description: 'O’k-z & Ẹ̀ß 100% a_b' });
  await makeJob(api, { ...last, plan: 'basic', title: 'Xq', description: 'R&D', location: 'Xq' });
});

it.each([
  ['five words as a beginning', 'quartz umbrella violin walnut xen', null],
  ['six words whole', 'quartz umbrella violin walnut yacht xenon', null],
  [
    'six words as a beginning only with some of them',
    'quartz umbrella violin walnut yacht xen',
    'xen',
  ],
])('finds the last of %s', async (_, q, missing) => {
  const { body, headers } = await api.http.get('/api/companies').query({ q }).expect(200);
  expect(body).toMatchObject([{ name: 'Six Words' }]);
  expect(new URLSearchParams(headers.understood).get('missing')).toBe(missing);
});

const filler = 'reliable delivery';
it.each(['lagos', 'ikeja', 'zephyrine', 'xq', 'mot', 'motor season', 'swift lagos', filler])(
  'A search among 6,000 listings returns every match of %j once, in pages as in one list, the same as by a plain query',
  async (q) => {
    for (const { plural, table } of kinds) {
      const ids: string[] = [];
      const ranges: string[] = [];
      for (
        let next: string | undefined = `?${new URLSearchParams({ q, range: '[0,99]' })}`;
        next;
      ) {
        const { body, headers } = await api.http.get(`/api/${plural}${next}`).expect(200);
        ids.push(...body.map(({ id }: { id: string }) => id));
        ranges.push(headers['content-range'] ?? '');
        next = nextOf(headers.link);
      }
      const expected = await matchesOf(table, q);
      expect(new Set(ids)).toEqual(new Set(expected));
      expect(ids).toHaveLength(expected.length);
      const shown = expected.length > 1_000 ? '1000+' : String(expected.length);
      expect(ranges[0]?.split('/')[1]).toBe(shown);
    }
  },
);

it.each(['s', 'Š', 'xq s', 'm', '!!! ???', '& | ! ( ) : *'])(
  'A search among 6,000 listings accepts %j',
  (q) => api.http.get('/api/companies').query({ q }).expect(200),
);

const nextOf = (link = '') => /<([^>]+)>; rel="next"/.exec(link)?.[1];

/** The ids of the public listings that have the places and each word or its beginning, of filler all, by naive queries. */
async function matchesOf(table: 'company' | 'job', q: string): Promise<string[]> {
  const places: Record<string, string> = { lagos: 'lagos', ikeja: 'lagos' };
  const words = q.split(' ').filter((word) => q !== filler && !(word in places));
  const state = places[q.split(' ').find((word) => word in places) ?? ''];
  return api.column(
    `select id from ${table} where status = 'live' and expires_at > now()
       ${state ? `and split_part(place, '/', 1) = '${state}'` : ''}
       ${words.map(() => `and (search @@ plainto_tsquery('english', ?) or ' ' || search_words(search_text) ~ (' ' || ?))`).join(' ')}`,
    words.flatMap((word) => [word, word]),
  );
}

it('A search among 6,000 listings finds the words in a sorted list', async () => {
  const query = { q: 'xq', sort: '["name","ASC"]' };
  const { body } = await api.http.get('/api/companies').query(query).expect(200);
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Xq Riders']);
});

it('A search among 6,000 listings that is sorted by date returns the newest of all matches first', async () => {
  const matches = await matchesOf('job', 'motor season');
  const sorted = 'select id from job where id = any(?) order by approved_at desc, id limit 50';
  const newest = { q: 'motor season', sort: '["postedDate","DESC"]', range: '[0,49]' };
  const jobs = await api.http.get('/api/jobs').query(newest).expect(200);
  expect(jobs.body).toHaveLength(50);
  expect(jobs.body.map(({ id }: { id: string }) => id)).toEqual(
    await api.column(sorted, [`{${matches.join()}}`]),
  );
});

const liveIn = async (table: string) => {
  const query = `select count(*)::int as count from ${table} where status = 'live' and expires_at > now()`;
  return (await api.column<number>(query))[0] ?? 0;
};
const ranged = async (path: string, request = api.http.get(path)) => {
  const { headers } = await request.expect(200);
  return [headers['content-range'], /rel="next"/.test(headers.link ?? '')];
};

it('The total of a list is exact up to 1000, and 1000+ beyond', async () => {
  const live = await liveIn('company');
  expect(live).toBeGreaterThan(1_100);
  const remove = `delete from company where id in
    (select id from company where status = 'live' and expires_at > now() order by id limit ?)`;
  const range = '/api/companies?range=[0,23]';
  expect(await ranged(range)).toEqual(['companies 0-23/1000+', true]);
  await api.sql(remove, [live - 1_001]);
  expect(await ranged(range)).toEqual(['companies 0-23/1000+', true]);
  await api.sql(remove, [1]);
  expect(await ranged(range)).toEqual(['companies 0-23/1000', true]);
  await api.sql(remove, [1]);
  expect(await ranged(range)).toEqual(['companies 0-23/999', true]);
});

it('The total of a list is exact on the last page, without a next link', async () => {
  const count = await liveIn('job');
  expect(await ranged('/api/jobs?range=[1000,1023]')).toEqual(['jobs 1000-1023/1000+', true]);
  expect(await ranged(`/api/jobs?range=[1020,1099]`)).toEqual(['jobs 1020-1099/1000+', true]);
  const end = count - (count % 100);
  expect(await ranged(`/api/jobs?range=[${end},${end + 99}]`)).toEqual([
    `jobs ${end}-${count - 1}/${count}`,
    false,
  ]);
  expect(await ranged('/api/jobs?range=[5000,5099]')).toEqual(['jobs */1000+', false]);
});

it('The total of a list is exact for moderators', async () => {
  const count = await liveIn('job');
  expect(await ranged('', as('get', '/jobs?range=[0,23]'))).toEqual([`jobs 0-23/${count}`, true]);
});

it('The total of a list that is a search is counted again after an approval', async () => {
  const path = '/api/jobs?q=unheard&range=[0,0]';
  for (const expected of ['jobs */0', 'jobs 0-0/1', 'jobs 0-0/2', 'jobs 0-0/3']) {
    expect((await ranged(path))[0]).toBe(expected);
    expect((await ranged(path))[0]).toBe(expected);
    await makeJob(api, { title: 'Unheard rider' });
  }
});

it('A list of more than 100,000 listings is read beyond that by the links of its pages with the newest first', async () => {
  const sorted = '/api/companies?sort=["verifiedAt","DESC"]';
  const { headers } = await api.http.get(`${sorted}&range=[0,39]`).expect(200);
  const [, after] = /&after=([\w-]+)>; rel="next"/.exec(headers.link ?? '') ?? [];
  const second = await api.http.get(`${sorted}&range=[40,79]`).expect(200);
  const beyond = await api.http.get(`${sorted}&range=[200000,200039]&after=${after}`).expect(200);
  expect(beyond.body).toEqual(second.body);
  expect(beyond.headers.link).toMatch(/after=[\w-]+>; rel="next"/);
});

it('A list of more than 100,000 listings rejects a range that starts beyond the maximum offset', async () => {
  const { body } = await api.http.get('/api/companies?range=[100001,100024]').expect(400);
  expect(body.message).toContain('range');
  await api.http.get('/api/companies?range=[100000,100023]').expect(200);
});
