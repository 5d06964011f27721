import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '../src/config/config.ts';
import { ImagesService } from '../src/platform/images/images.service.ts';
import { testApp } from '../test/app.ts';
import { makeCompany } from '../test/make-listing.ts';
import companyRows from './demo/companies.json' with { type: 'json' };
import { loadDemo } from './demo/load-demo.ts';
import { companyOf, demoCompanies, demoJobs, readRows } from './demo/rows.ts';
import { hasOwnListings, seed } from './seed/seed-listings.ts';

/** A hundred logos are resized at the lowest priority, which a busy machine hardly ever grants. */
const IMAGES_TIMEOUT_MS = 600_000;

const api = testApp();

const load = () => loadDemo(api.em.fork(), new ImagesService(), new Date());

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

  it.each(['name', 'phone', 'cacNumber'] as const)(
    'gives no two companies the same %s',
    (field) => {
      const values = demoCompanies().map(({ facts }) => facts[field]);
      expect(new Set(values).size).toBe(values.length);
    },
  );
});

describe('loading the demo data', () => {
  it(
    'fills an empty database with live, pending and ended listings',
    async () => {
      await load();
      expect(await statuses('company')).toEqual({ live: 49, pending: 6, hidden: 3 });
      expect(await statuses('job')).toEqual({ live: 74, pending: 7, hidden: 3 });
    },
    IMAGES_TIMEOUT_MS,
  );

  it('shows visitors only the live listings', async () => {
    const list = await api.http.get('/api/companies?range=[0,0]').expect(200);
    expect(list.headers['content-range']).toBe('companies 0-0/49');
    const vacancies = await api.http.get('/api/jobs?range=[0,0]').expect(200);
    expect(vacancies.headers['content-range']).toBe('jobs 0-0/74');
  });

  it('gives live companies a term that ends in the future and stores both sizes of each logo and cover', async () => {
    const live = await api.sql(
      `select image, cover from company where status = 'live' and expires_at > now() and approved_at < now()
         and created_at < approved_at`,
    );
    expect(live).toHaveLength(49);
    const images = live.flatMap(
      ({ image, cover }) => (image && cover ? [image, cover] : []) as string[],
    );
    expect(images.length).toBeGreaterThan(60);
    for (const image of images.flatMap((path) => [path, path.replace('/640.', '/320.')])) {
      expect(existsSync(join(config.dataDir, image))).toBe(true);
    }
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
    const [row] = await api.sql<{ count: number }>('select count(*)::int from job');
    expect(row?.count).toBe(350);
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

  it('creates some pending and some ended listings', async () => {
    const rows = await api.sql<{ status: string }>(
      'select distinct status from company order by 1',
    );
    expect(rows.map(({ status }) => status)).toEqual(['hidden', 'live', 'pending']);
  });
});
