import { startApp, type TestApp } from '../../test/app.ts';
import { inDays, makeCompany, makeJob, pending } from '../../test/make-listing.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

it('counts public listings only, with null averages while there are none', async () => {
  const count = async () => (await api.http.get('/api/stats').expect(200)).body;
  expect(await count()).toEqual({
    companies: 0,
    jobs: 0,
    verifiedShare: null,
    averageRating: null,
  });
  await makeCompany(api, { rating: 4 });
  await makeCompany(api, { rating: 5 });
  await makeCompany(api);
  await makeCompany(api, { expiresAt: inDays(-1), rating: 1 });
  await makeCompany(api, pending);
  await makeJob(api);
  expect(await count()).toEqual({ companies: 3, jobs: 1, verifiedShare: 1, averageRating: 4.5 });
});
