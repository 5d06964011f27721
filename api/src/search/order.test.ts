import { startApp, type TestApp } from '../../test/app.ts';
import { inDays, makeCompany } from '../../test/make-listing.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

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

it('orders listings approved at the same time by id, stable across pages', async () => {
  const approvedAt = inDays(-3);
  for (let count = 0; count < 12; count += 1) await makeCompany(api, { name: 'twin', approvedAt });
  const pages = await Promise.all(
    [0, 4, 8].map((first) => api.http.get(`/api/companies?q=twin&range=[${first},${first + 3}]`)),
  );
  const ids = pages.flatMap(({ body }) => body.map(({ id }: { id: string }) => id));
  expect(new Set(ids).size).toBe(12);
  expect(ids).toEqual([...ids].sort().reverse());
});
