import type { z } from 'zod';
import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken } from '../../test/make-account.ts';
import { makeCompany, makeJob, posting, registration } from '../../test/make-listing.ts';
import {
  Company,
  CompanyProfile,
  CompanyRecord,
  PhoneReveal,
} from '../companies/company.schemas.ts';
import { Job, JobRecord } from '../jobs/job.schemas.ts';
import { SubmissionReceipt } from './listing.schemas.ts';
import { Stats } from '../figures/stats.schemas.ts';

/** Projections are SQL and the contract is Zod: here they have to say the same. */
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
  const waiting = { status: 'pending', approvedAt: null, expiresAt: null } as const;
  await makeCompany(api, { ...waiting, description: null, ownerName: null, website: null });
  await makeJob(api, { ...waiting, salary: null, requirements: [] });
});
afterAll(() => api.close());

const fits = (schema: z.ZodObject, answers: unknown[]) => {
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(schema.strict().parse(answer)).toEqual(answer);
};
const read = async (path: string, as?: string) => {
  const request = api.http.get(path);
  const { body } = await (as ? request.auth(as, { type: 'bearer' }) : request).expect(200);
  return [body].flat();
};

it('answers visitors what the contract says', async () => {
  fits(Company, await read('/api/companies'));
  fits(CompanyProfile, await read(`/api/companies/${company.id}`));
  fits(Job, await read('/api/jobs'));
  fits(Job, await read(`/api/jobs/${job.id}`));
  fits(Stats, await read('/api/stats'));
  fits(PhoneReveal, [(await api.http.post(`/api/companies/${company.id}/reveals`)).body]);
  fits(SubmissionReceipt, [(await api.http.post('/api/companies').send(registration)).body]);
  fits(SubmissionReceipt, [(await api.http.post('/api/jobs').send(posting)).body]);
});

it('answers moderators what the contract says', async () => {
  for (const path of ['/api/companies', `/api/companies/${company.id}`, '/api/companies/pending']) {
    fits(CompanyRecord, await read(path, token));
  }
  for (const path of ['/api/jobs', `/api/jobs/${job.id}`, '/api/jobs/pending']) {
    fits(JobRecord, await read(path, token));
  }
});
