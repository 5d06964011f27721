import { publicCacheControl } from '../http/caching.interceptor.ts';
import { moderatedApp } from '../../../test/make-account.ts';
import { makeCompany, makeJob } from '../../../test/make-listing.ts';

const { api, as } = moderatedApp();

afterEach(() => api.sql('truncate company, job cascade'));

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);

/** The times in `Cache-Control`, in seconds. */
const times = (cacheControl = '') =>
  Object.fromEntries(
    [...cacheControl.matchAll(/([\w-]+)=(\d+)/g)].map(([, name, value]) => [name, Number(value)]),
  );

it('The api sends the same version with every public response until something changes', async () => {
  const company = await makeCompany(api);
  const job = await makeJob(api);
  const paths = ['/companies', '/jobs', `/companies/${company.id}`, `/jobs/${job.id}`, '/stats'];
  const versions = async () =>
    new Set(
      await Promise.all(
        paths.map(
          async (path) =>
            (await api.http.get(`/api${path}`).expect(200)).headers['dataset-version'],
        ),
      ),
    );
  const before = await versions();
  expect(before.size).toBe(1);
  await makeJob(api);
  const after = await versions();
  expect(after.size).toBe(1);
  expect(Number([...after][0])).toBeGreaterThan(Number([...before][0]));
});

it('The api sends the end of the first listing of a page to end as Expires', async () => {
  const [late, soon] = [inSeconds(90_000), inSeconds(80_000)];
  await makeCompany(api, { plan: 'premium', expiresAt: late });
  const { id } = await makeCompany(api, { expiresAt: soon });
  const floored = (date: Date) =>
    new Date(Math.floor(date.getTime() / 1_000) * 1_000).toUTCString();
  const expires = async (path: string) => (await api.http.get(path).expect(200)).headers.expires;
  expect(await expires('/api/companies')).toBe(floored(soon));
  expect(await expires('/api/companies?range=[0,0]')).toBe(floored(late));
  expect(await expires(`/api/companies/${id}`)).toBe(floored(soon));
  expect(await expires('/api/jobs')).toBeUndefined();
  expect(await expires('/api/stats')).toBe(floored(soon));
});

it.each([
  [90_000, 30, 300],
  [200, 30, 170],
  [20, 20, undefined],
])('Cache-Control is limited to a listing that ends in %i s', async (seconds, maxAge, stale) => {
  await makeCompany(api, { expiresAt: inSeconds(seconds) });
  const { headers } = await api.http.get('/api/companies').expect(200);
  const { 'max-age': age = 0, 'stale-while-revalidate': more = 0 } = times(
    headers['cache-control'],
  );
  expect(age).toBeLessThanOrEqual(maxAge);
  expect(more).toBeLessThanOrEqual(stale ?? 0);
  expect(age + more).toBeLessThanOrEqual(seconds);
  expect(age + more).toBeGreaterThan(Math.min(seconds, maxAge + (stale ?? 0)) - 10);
});

it('The api has max-age=0 for a listing that ends within the second', () => {
  expect(publicCacheControl(0)).toBe('public, max-age=0');
});

it('The api sends moderators the version, no Expires and no-store', async () => {
  const { id } = await makeCompany(api);
  for (const path of ['/companies', `/companies/${id}`]) {
    const { headers } = await as('get', path).expect(200);
    expect(headers['dataset-version']).toMatch(/^\d+$/);
    expect(headers).not.toHaveProperty('expires');
    expect(headers['cache-control']).toBe('private, no-store');
  }
});
