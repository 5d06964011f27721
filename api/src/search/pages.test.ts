import { seed } from '../../commands/seed/seed-listings.ts';
import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompanies, makeCompany, pending } from '../../test/make-listing.ts';

const { api, as } = moderatedApp();

it('A company list has premium before featured before free, newest approval first within each', async () => {
  for (const [plan, age] of [
    ['free', 9],
    ['premium', 8],
    ['featured', 7],
    ['free', 1],
    ['premium', 2],
  ] as const)
    await makeCompany(api, { name: `${plan}, ${age}`, plan, approvedAt: inDays(-age) });
  const { body } = await api.http.get('/api/companies').expect(200);
  const names = body.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['premium, 2', 'premium, 8', 'featured, 7', 'free, 1', 'free, 9']);
});

describe('A list read page by page', () => {
  beforeAll(async () => {
    await api.sql('delete from company');
    await seed(api.em.fork(), 'company', 260, () => undefined);
    await seed(api.em.fork(), 'job', 260, () => undefined);
    // Equal timestamps, so that only the id separates pages.
    await api.sql(`update company set approved_at = date_trunc('day', approved_at)`);
  });

  const asVisitor = (page: string) => api.http.get(`/api${page}`);
  const asModerator = (page: string) => as('get', page);

  /** The ids of a list read page by page; `meanwhile` runs after the first page. */
  async function walk(path: string, read = asVisitor, meanwhile = () => Promise.resolve()) {
    const ids: string[] = [];
    const ranges: string[] = [];
    for (let next: string | undefined = path; next;) {
      const request = read(next);
      const { body, headers } = await request.expect(200);
      ids.push(...body.map(({ id }: { id: string }) => id));
      ranges.push(headers['content-range'] ?? '');
      const [, parameters] = /<([^>]+)>; rel="next"/.exec(headers.link ?? '') ?? [];
      next = parameters && path.split('?', 1)[0] + parameters;
      if (ranges.length === 1) await meanwhile();
    }
    return { ids, ranges };
  }

  const idsOf = (from: string) => api.column(`select id from ${from}`);

  const live = `status = 'live' and expires_at > now()`;
  const order = 'order by plan_rank desc, approved_at desc, id desc';

  it.each([
    ['companies', `company where ${live} ${order}`],
    ['jobs', `job where ${live} ${order}`],
    ['companies?service=van', `company where ${live} and service_types @> '{van}' ${order}`],
    ['companies?q=lagos', `company where ${live} and search_text like '%lagos%' ${order}`],
    ['jobs?sort=["title","ASC"]', `job where ${live} order by lower(title), id`],
    ['jobs?sort=["postedDate","DESC"]', `job where ${live} order by approved_at desc, id`],
    ['companies?sort=["verifiedAt","DESC"]', `company where ${live} order by approved_at desc, id`],
  ])('returns every one of %s once and in order from page to page', async (path, from) => {
    const separator = path.includes('?') ? '&' : '?';
    const { ids, ranges } = await walk(`/${path}${separator}range=[0,39]`);
    expect(ids).toEqual(await idsOf(from));
    expect(ranges.at(-1)).toBe(
      `${path.split('?', 1)[0]} ${(ranges.length - 1) * 40}-${ids.length - 1}/${ids.length}`,
    );
  });

  it('misses and repeats nothing when a listing is added between pages', async () => {
    const before = await idsOf(`company where ${live} ${order}`);
    const come = async () =>
      void (await makeCompany(api, { plan: 'premium', approvedAt: inDays(0) }));
    const { ids } = await walk('/companies?range=[0,39]', asVisitor, come);
    expect(ids).toEqual(before);
  });

  it('pages moderators through the queue and their lists', async () => {
    await makeCompanies(api, 60, pending);
    const queue = await walk('/companies/pending?range=[0,19]', asModerator);
    expect(queue.ids).toEqual(
      await idsOf(`company where status = 'pending' order by created_at, id`),
    );
    const filtered = await walk('/companies?status=pending&range=[0,19]', asModerator);
    expect(new Set(filtered.ids)).toEqual(new Set(queue.ids));
  });

  const cursor = (...values: unknown[]) =>
    Buffer.from(JSON.stringify(values)).toString('base64url');
  const time = '2026-01-01T00:00:00Z';
  const id = crypto.randomUUID();

  it.each([
    ['nonsense', ''],
    [cursor(1), ''],
    [cursor(1, time, 'x'), ''],
    [cursor('1) or (1', time, id), ''],
    [cursor(1, '2026-02-31T00:00:00Z', id), ''],
    [cursor(1, '0000-01-01T00:00:00Z', id), ''],
    [cursor(1, '2026-01-01T00:00:00+23:00', id), ''],
    [cursor(1, time, id), '["name","ASC"]'],
    [cursor(1, time, id), '["verifiedAt","DESC"]'],
    [cursor(time, id, id), '["verifiedAt","DESC"]'],
    [cursor(time, id), '["verifiedAt","ASC"]'],
  ])('rejects the cursor after=%s with sort %s', async (after, sort) => {
    const query = { after, ...(sort && { sort }) };
    const { body } = await api.http.get('/api/companies').query(query).expect(400);
    expect(body.message).toMatch(/^after /);
  });
});
