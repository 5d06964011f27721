import simpleRestProvider from 'ra-data-simple-rest';
import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken } from '../../test/make-account.ts';
import { inDays, makeCompany } from '../../test/make-listing.ts';

// The query dialect follows ra-data-simple-rest; this runs the real provider against the api.
let api: TestApp;
let provider: ReturnType<typeof simpleRestProvider>;

beforeAll(async () => {
  api = await startApp();
  const token = await adminToken(api);
  provider = simpleRestProvider(`${api.url}/api`, async (url, { headers, ...options } = {}) => {
    const answer = await fetch(url, {
      ...options,
      headers: {
        'Content-Type': 'application/json',
        ...Object.fromEntries(new Headers(headers)),
        Authorization: `Bearer ${token}`,
      },
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${body}`);
    return { status: answer.status, headers: answer.headers, body, json: JSON.parse(body) };
  });
  for (const [index, name] of ['Ant', 'Bee', 'Cow'].entries()) {
    await makeCompany(api, { name, approvedAt: inDays(-index) });
  }
});
afterAll(() => api.close());

const names = ({ data }: { data: { name?: string }[] }) => data.map(({ name }) => name);

it('serves getList of react-admin with sort, filter and pagination', async () => {
  const page = {
    pagination: { page: 2, perPage: 2 },
    sort: { field: 'name', order: 'DESC' },
    filter: {},
  } as const;
  const second = await provider.getList('companies', page);
  expect([names(second), second.total]).toEqual([['Ant'], 3]);
  const found = await provider.getList('companies', {
    ...page,
    pagination: { page: 1, perPage: 100 },
    filter: { q: 'bee', status: 'live' },
  });
  expect([names(found), found.total]).toEqual([['Bee'], 1]);
  const none = await provider.getList('companies', { ...page, filter: { q: 'zzzzz' } });
  expect([none.data, none.total]).toEqual([[], 0]);
});

it('serves getOne and getMany of react-admin', async () => {
  const { data } = await provider.getList('companies', {});
  const [first, second] = data;
  expect((await provider.getOne('companies', { id: first?.id })).data).toEqual(first);
  const many = await provider.getMany('companies', { ids: [first?.id, second?.id] });
  expect(many.data.map(({ id }) => id).sort()).toEqual([first?.id, second?.id].sort());
});

it('serves update of react-admin with the whole record as read', async () => {
  const { data } = await provider.getList('companies', { filter: { q: 'cow' } });
  const [cow] = data;
  const answer = await provider.update('companies', {
    id: cow?.id,
    data: { ...cow, name: 'Calf' },
    previousData: cow ?? { id: '' },
  });
  const etag = expect.not.stringContaining(cow?.etag ?? '');
  expect(answer.data).toEqual({ ...cow, name: 'Calf', etag });
});
