import { testApp } from '../../test/app.ts';
import { adminToken, makeAdmin } from '../../test/make-account.ts';
import { makeCompany, makeJob, pending } from '../../test/make-listing.ts';
import { Company, CompanyProfile, CompanyRecord } from '../companies/company.schemas.ts';
import { Job, JobRecord } from '../jobs/job.schemas.ts';

const api = testApp();
let admin: string;
let visitor: string;
let company: { id: string };
let job: { id: string };

beforeAll(async () => {
  admin = await adminToken(api);
  visitor = await adminToken(api, await makeAdmin(api, { isAdmin: false }));
  company = await makeCompany(api, {
    ownerName: 'Canary Owner',
    email: 'canary@example.com',
    phone: '+2348099999999',
    cacNumber: 'RC99887766',
    address: '1 Canary Street',
    website: 'https://canary.example.com/',
  });
  job = await makeJob(api, { email: 'canary@example.com', cacNumber: 'RC99887766' });
});

const read = (path: string, token?: string) => {
  const request = api.http.get(path);
  return token === undefined ? request : request.auth(token, { type: 'bearer' });
};

it('returns only public fields to visitors, logged in or not', async () => {
  for (const token of [undefined, visitor]) {
    const list = await read('/api/companies', token).expect(200);
    const one = await read(`/api/companies/${company.id}`, token).expect(200);
    expect(Object.keys(list.body[0])).toEqual(Object.keys(Company.shape));
    expect(Object.keys(one.body)).toEqual(Object.keys(CompanyProfile.shape));
    for (const path of ['/api/jobs', `/api/jobs/${job.id}`]) {
      const { body } = await read(path, token).expect(200);
      expect(Object.keys(body[0] ?? body)).toEqual(Object.keys(Job.shape));
    }
  }
});

it('returns the whole record to moderators', async () => {
  const { body } = await read(`/api/companies/${company.id}`, admin).expect(200);
  expect(body).toMatchObject({
    ownerName: 'Canary Owner',
    cacNumber: 'RC99887766',
    website: 'https://canary.example.com/',
    status: 'live',
    wishedPlan: 'free',
  });
  const [listed] = (await read('/api/companies', admin).expect(200)).body;
  expect(listed).toEqual(body);
  expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.keys(CompanyRecord.shape)));
  const { body: record } = await read(`/api/jobs/${job.id}`, admin).expect(200);
  expect(Object.keys(record)).toEqual(expect.arrayContaining(Object.keys(JobRecord.shape)));
  expect(record).toMatchObject({ email: 'canary@example.com', cacNumber: 'RC99887766', views: 0 });
});

it('returns pending records with empty optional fields to moderators', async () => {
  const empty = { description: null, ownerName: null, website: null };
  const { id } = await makeCompany(api, { ...pending, ...empty });
  const [listed] = (await read('/api/companies/pending', admin).expect(200)).body;
  expect(listed).toMatchObject({ id, ...empty, approvedAt: null, expiresAt: null });
  await makeJob(api, { ...pending, salary: null, requirements: [] });
  const [waiting] = (await read('/api/jobs/pending', admin).expect(200)).body;
  expect(waiting).toMatchObject({ salary: null, requirements: [], validThrough: null });
});
