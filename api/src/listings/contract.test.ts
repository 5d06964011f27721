import type { z } from 'zod';
import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken } from '../../test/make-account.ts';
import { makeCompany, makeJob, pending, posting, registration } from '../../test/make-listing.ts';
import {
  Company,
  CompanyProfile,
  CompanyRecord,
  PhoneReveal,
} from '../companies/company.schemas.ts';
import { Job, JobRecord } from '../jobs/job.schemas.ts';
import { SubmissionReceipt } from './listing.schemas.ts';
import { Stats } from '../figures/stats.schemas.ts';

/** Rows are selected by SQL and documented by Zod: this holds the two together. */
let api: TestApp;
let token: string;
let company: { id: string };
let job: { id: string };

beforeAll(async () => {
  api = await startApp();
  token = await adminToken(api);
  company = await makeCompany(api, {
    rating: 4.5,
    image: `/uploads/${crypto.randomUUID()}/640.webp`,
  });
  job = await makeJob(api);
  await makeCompany(api, { ...pending, description: null, ownerName: null, website: null });
  await makeJob(api, { ...pending, salary: null, requirements: [] });
});
afterAll(() => api.close());

const expectFit = (schema: z.ZodObject, bodies: unknown[]) => {
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies) expect(schema.strict().parse(body)).toEqual(body);
};
const read = async (path: string, token?: string) => {
  const request = api.http.get(path);
  const { body } = await (token ? request.auth(token, { type: 'bearer' }) : request).expect(200);
  return [body].flat();
};

it('returns exactly the fields of the public schemas to visitors', async () => {
  expectFit(Company, await read('/api/companies'));
  expectFit(CompanyProfile, await read(`/api/companies/${company.id}`));
  expectFit(Job, await read('/api/jobs'));
  expectFit(Job, await read(`/api/jobs/${job.id}`));
  expectFit(Stats, await read('/api/stats'));
  expectFit(PhoneReveal, [(await api.http.post(`/api/companies/${company.id}/reveals`)).body]);
  expectFit(SubmissionReceipt, [(await api.http.post('/api/companies').send(registration)).body]);
  expectFit(SubmissionReceipt, [(await api.http.post('/api/jobs').send(posting)).body]);
});

it('returns exactly the fields of the record schemas to moderators', async () => {
  for (const path of ['/api/companies', `/api/companies/${company.id}`, '/api/companies/pending']) {
    expectFit(CompanyRecord, await read(path, token));
  }
  for (const path of ['/api/jobs', `/api/jobs/${job.id}`, '/api/jobs/pending']) {
    expectFit(JobRecord, await read(path, token));
  }
});
