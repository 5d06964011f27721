import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../test/app.ts';
import { config } from '../config/config.ts';
import { ImagesService } from '../images/images.service.ts';
import { companies } from './companies/companies.ts';
import { jobs } from './jobs/jobs.ts';
import { loadDemo } from './load-demo.ts';
import { postingOf, registrationOf } from './submissions.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});

afterAll(() => api.close());

const load = () => loadDemo(api.em.fork(), new ImagesService(), new Date());

const statuses = async (table: string) => {
  const rows = await api.sql<{ status: string; count: number }>(
    `select status, count(*)::int from ${table} group by status`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

describe('the demo data', () => {
  it('passes the checks of what visitors send', () => {
    expect(companies.map(registrationOf)).toHaveLength(companies.length);
    expect(jobs.map(postingOf)).toHaveLength(jobs.length);
  });

  it('has particulars that belong to nobody', () => {
    for (const { email, website, phone, cacNumber } of companies.map(registrationOf)) {
      expect(email).toMatch(/\.example\.com$/);
      expect(website).toMatch(/^https:\/\/[a-z0-9-]+\.example\.com\/$/);
      expect(phone).toMatch(/^\+2348190\d{6}$/);
      expect(cacNumber).toMatch(/^RC99\d{6}$/);
    }
  });

  it('gives no two companies the same name, phone or CAC number', () => {
    const registrations = companies.map(registrationOf);
    for (const field of ['name', 'phone', 'cacNumber'] as const) {
      expect(new Set(registrations.map((one) => one[field])).size).toBe(companies.length);
    }
  });
});

describe('loading it', () => {
  it('fills an empty marketplace with live, waiting and ended listings', async () => {
    await load();
    expect(await statuses('company')).toEqual({ live: 49, pending: 6, hidden: 3 });
    expect(await statuses('job')).toEqual({ live: 74, pending: 7, hidden: 3 });
  });

  it('shows visitors the live ones only', async () => {
    const list = await api.http.get('/api/companies?range=[0,0]').expect(200);
    expect(list.headers['content-range']).toBe('companies 0-0/49');
    const vacancies = await api.http.get('/api/jobs?range=[0,0]').expect(200);
    expect(vacancies.headers['content-range']).toBe('jobs 0-0/74');
  });

  it('ends every term in the future and keeps both files of every mark', async () => {
    const live = await api.sql(
      `select image from company where status = 'live' and expires_at > now() and approved_at < now()
         and created_at < approved_at`,
    );
    expect(live).toHaveLength(49);
    const images = live.flatMap(({ image }) => (image ? [String(image)] : []));
    expect(images.length).toBeGreaterThan(30);
    for (const image of images.flatMap((path) => [path, path.replace('/640.', '/320.')])) {
      expect(existsSync(join(config.dataDir, image))).toBe(true);
    }
  });

  it('leaves a marketplace alone that has a listing', async () => {
    expect(await load()).toBeUndefined();
    expect(await statuses('company')).toEqual({ live: 49, pending: 6, hidden: 3 });
  });
});
