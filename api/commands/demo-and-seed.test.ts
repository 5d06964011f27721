import { pathOf } from '../src/platform/images/image-path.ts';
import type { ImagesService } from '../src/platform/images/images.service.ts';
import { testApp } from '../test/app.ts';
import { makeCompany } from '../test/make-listing.ts';
import companyRows from './demo/companies.json' with { type: 'json' };
import { loadDemo } from './demo/load-demo.ts';
import { companyOf, demoCompanies, demoJobs, readRows } from './demo/rows.ts';
import { hasOwnListings, seed } from './seed/seed-listings.ts';

const api = testApp();

/** Stores nothing: resizing a hundred logos would take most of the time. */
const images = { store: () => Promise.resolve(pathOf(crypto.randomUUID())) };
const load = () => loadDemo(api.em.fork(), images as unknown as ImagesService, new Date());

const statuses = async (table: string) => {
  const rows = await api.sql<{ status: string; count: number }>(
    `select status, count(*)::int from ${table} group by status`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

describe('the demo data', () => {
  it('passes the validation of submissions', () => {
    expect(demoCompanies()).toHaveLength(58);
    expect(demoJobs()).toHaveLength(84);
  });

  it.each([
    [{ category: 'boat' }, /^companies.json, row 2: .*Choose a service type.*at category$/s],
    [{ approved: '3 weeks' }, /^companies.json, row 2: .*at approved$/s],
    [{ submitted: '1 hours' }, /^companies.json, row 2: .*set either approved or submitted$/],
    [{ pricerange: '₦500' }, /^companies.json, row 2: .*There is no such field$/],
  ])('rejects a row with %j and says which row and why', (change, message) => {
    const [first] = companyRows;
    expect(() => readRows('companies.json', [first, { ...first, ...change }], companyOf)).toThrow(
      message,
    );
  });

  it('has contact details that cannot belong to anyone', () => {
    for (const { facts } of demoCompanies()) {
      expect(facts.email).toMatch(/\.example\.com$/);
      expect(facts.website).toMatch(/^https:\/\/[a-z0-9-]+\.example\.com\/$/);
      expect(facts.phone).toMatch(/^\+2348190\d{6}$/);
      expect(facts.cacNumber).toMatch(/^RC99\d{6}$/);
    }
  });
});

describe('loading the demo data', () => {
  it('fills an empty database with live, pending and ended listings, and no account (T5)', async () => {
    await load();
    expect(await api.sql('select email from account')).toEqual([]);
    expect(await statuses('company')).toEqual({ live: 49, pending: 6, hidden: 3 });
    expect(await statuses('job')).toEqual({ live: 74, pending: 7, hidden: 3 });
  });

  it('gives live companies a term that ends in the future, and most of them a logo and a cover', async () => {
    const live = await api.sql(
      `select image, cover from company where status = 'live' and expires_at > now() and approved_at < now()
         and created_at < approved_at`,
    );
    expect(live).toHaveLength(49);
    expect(live.filter(({ image, cover }) => image && cover).length).toBeGreaterThan(30);
  });

  it('shows owners figures that agree with the views', async () => {
    const rows = await api.sql<{ seen: number; views: number }>(
      `select sum(activity.views)::int as seen, max(company.views) as views
       from activity join company on company.id = listing_id group by listing_id`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ seen, views }) => seen > views)).toEqual([]);
  });

  it('changes nothing in a database that has a listing', async () => {
    expect(await load()).toBeUndefined();
    expect(await statuses('company')).toEqual({ live: 49, pending: 6, hidden: 3 });
  });
});

describe('the seed', () => {
  beforeAll(() => api.sql('delete from company; delete from job'));

  it('creates the requested number of listings and reports progress', async () => {
    const progress: number[] = [];
    expect(await seed(api.em, 'company', 2_100, (done) => progress.push(done))).toBe(2_100);
    expect(await seed(api.em, 'job', 300, (done) => progress.push(done))).toBe(300);
    expect(progress).toEqual([2_000, 2_100, 300]);
  });

  it('creates only the missing listings when it runs again', async () => {
    expect(await seed(api.em, 'job', 350, () => undefined)).toBe(50);
    expect(await api.column<number>('select count(*)::int from job')).toEqual([350]);
  });

  it('creates listings that visitors can find, filter and open', async () => {
    const found = await api.http.get('/api/companies?service=van&q=ibadan&range=[0,4]').expect(200);
    expect(found.body).toHaveLength(5);
    for (const { serviceTypes, location } of found.body) {
      expect(serviceTypes).toEqual(['van']);
      expect(location.normalize('NFD').replaceAll(/\p{M}/gu, '')).toContain('Ibadan');
    }
    await api.http.get(`/api/companies/${found.body[0].id}`).expect(200);
    const jobs = await api.http.get('/api/jobs?type=contract&range=[0,0]').expect(200);
    await api.http.get(`/api/jobs/${jobs.body[0].id}`).expect(200);
  });

  it('knows listings of others from those of the demo and the seed', async () => {
    expect(await hasOwnListings(api.em)).toBe(false);
    await makeCompany(api, { email: 'ada@swift-riders.ng' });
    expect(await hasOwnListings(api.em)).toBe(true);
  });
});
