import { seed } from '../../commands/seed/seed-listings.ts';
import { testApp } from '../../test/app.ts';
import { adminToken } from '../../test/make-account.ts';
import { inDays, makeCompany } from '../../test/make-listing.ts';

const api = testApp();
let token: string;

beforeAll(async () => {
  token = await adminToken(api);
});

describe('The order of a company list', () => {
  it('lists premium before featured before free, newest approval first within each', async () => {
    await makeCompany(api, { name: 'free, old', approvedAt: inDays(-9) });
    await makeCompany(api, { name: 'premium, old', plan: 'premium', approvedAt: inDays(-8) });
    await makeCompany(api, { name: 'featured', plan: 'featured', approvedAt: inDays(-7) });
    await makeCompany(api, { name: 'free, new', approvedAt: inDays(-1) });
    await makeCompany(api, { name: 'premium, new', plan: 'premium', approvedAt: inDays(-2) });
    const { body } = await api.http.get('/api/companies').expect(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'premium, new',
      'premium, old',
      'featured',
      'free, new',
      'free, old',
    ]);
  });
});

// The query dialect follows ra-data-simple-rest; this runs the real provider against the api.
describe('A list read page by page', () => {
  beforeAll(async () => {
    await api.sql('delete from company');
    await seed(api.em.fork(), 'company', 260, () => undefined);
    await seed(api.em.fork(), 'job', 260, () => undefined);
    // Equal timestamps, so that only the id separates pages.
    await api.sql(`update company set approved_at = date_trunc('day', approved_at)`);
  });

  /** The ids of a list read page by page; `meanwhile` runs after the first page. */
  async function walk(path: string, token?: string, meanwhile = () => Promise.resolve()) {
    const ids: string[] = [];
    const ranges: string[] = [];
    for (let next: string | undefined = path; next;) {
      const request = api.http.get(next);
      if (token) request.auth(token, { type: 'bearer' });
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
    const { ids, ranges } = await walk(`/api/${path}${separator}range=[0,39]`);
    expect(ids).toEqual(await idsOf(from));
    expect(ranges.at(-1)).toBe(
      `${path.split('?', 1)[0]} ${(ranges.length - 1) * 40}-${ids.length - 1}/${ids.length}`,
    );
  });

  it('misses and repeats nothing when a listing is added between pages', async () => {
    const before = await idsOf(`company where ${live} ${order}`);
    const come = async () =>
      void (await makeCompany(api, { plan: 'premium', approvedAt: inDays(0) }));
    const { ids } = await walk('/api/companies?range=[0,39]', undefined, come);
    expect(ids).toEqual(before);
  });

  it('pages moderators through the queue and their lists', async () => {
    for (let count = 0; count < 60; count += 1) {
      await makeCompany(api, { status: 'pending', approvedAt: null, expiresAt: null });
    }
    const queue = await walk('/api/companies/pending?range=[0,19]', token);
    expect(queue.ids).toEqual(
      await idsOf(`company where status = 'pending' order by created_at, id`),
    );
    const pending = await walk('/api/companies?status=pending&range=[0,19]', token);
    expect(new Set(pending.ids)).toEqual(new Set(queue.ids));
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
