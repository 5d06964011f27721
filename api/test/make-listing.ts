import type { RequiredEntityData } from '@mikro-orm/postgresql';
import { Company } from '../src/companies/company.entity.ts';
import { Job } from '../src/jobs/job.entity.ts';
import { newReference } from '../src/submissions/reference.ts';
import type { TestApp } from './app.ts';

const day = 24 * 60 * 60 * 1000;

export const inDays = (days: number) => new Date(Date.now() + days * day);

/** The fields of a submission that is not approved yet. */
export const pending = { status: 'pending', approvedAt: null, expiresAt: null } as const;

/** The fields of a listing that was approved just now. */
const live = () => ({
  status: 'live' as const,
  approvedAt: new Date(),
  expiresAt: inDays(30),
  reference: newReference(),
});

type CompanyFields = Partial<RequiredEntityData<Company>>;

/** A public company, unless `fields` say otherwise. */
export async function makeCompany({ em }: TestApp, fields: CompanyFields = {}) {
  const company = newCompany(em, fields);
  await em.flush();
  return company;
}

/** Inserts `count` companies with one flush, since each flush compares all entities. */
export async function makeCompanies({ em }: TestApp, count: number, fields: CompanyFields) {
  for (let made = 0; made < count; made++) newCompany(em, fields);
  await em.flush();
}

const newCompany = (em: TestApp['em'], fields: CompanyFields) =>
  em.create(Company, {
    ...live(),
    ...registration,
    wishedPlan: 'free',
    phone: '+2348031234567',
    cacNumber: 'RC1234567',
    location: 'Ikeja, Lagos',
    description: 'Same-day delivery.',
    serviceTypes: ['bike'],
    website: 'https://swift.example.com/',
    ...fields,
  });

/** A public job, unless `fields` say otherwise. */
export async function makeJob({ em }: TestApp, fields: Partial<RequiredEntityData<Job>> = {}) {
  const job = em.create(Job, {
    ...live(),
    ...posting,
    wishedPlan: 'basic',
    salary: '₦120,000 a month',
    requirements: ['Rider’s licence'],
    cacNumber: 'RC1234567',
    ...fields,
  });
  await em.flush();
  return job;
}

export const registration = {
  name: 'Swift Riders',
  ownerName: 'Ada Obi',
  email: 'hello@swift.example.com',
  phone: '0803 123 4567',
  cacNumber: 'RC 1234567',
  address: '12 Allen Avenue, Ikeja',
  category: 'bike',
  priceRange: '₦1,500 – ₦5,000',
};

/** The form of a submission, sent with `fields` in place of those of {@link registration} or {@link posting}. */
export function formOf(api: TestApp, table: 'company' | 'job') {
  const [path, body] = table === 'job' ? ['/api/jobs', posting] : ['/api/companies', registration];
  const send = (fields: object) => api.http.post(path).send({ ...body, ...fields });
  return {
    /** The row of an accepted submission. */
    accepted: async (fields: object) => {
      const { id } = (await send(fields).expect(201)).body;
      const [row = {}] = await api.sql(`select * from ${table} where id = ?`, [id]);
      return row;
    },
    /** The messages for a refused one, by field. */
    rejected: async (fields: object): Promise<Record<string, string>> =>
      (await send(fields).expect(422)).body.errors,
  };
}

/** Registers a company, with `fields` in place of those of {@link registration}. */
export const register = ({ http }: TestApp, fields: object = {}) =>
  http.post('/api/companies').send({ ...registration, ...fields });

export const posting = {
  title: 'Dispatch rider',
  company: 'Swift Riders',
  location: 'Ikeja, Lagos',
  type: 'full-time' as const,
  description: 'Deliver parcels across Lagos.',
  email: 'jobs@swift.example.com',
  cacNumber: 'RC 1234567',
  applyLink: 'https://swift.example.com/apply',
};

/** Both kinds of listing, for tests that hold for each. */
export const kinds = [
  {
    table: 'company',
    plural: 'companies',
    body: registration,
    schema: 'CompanyRegistration',
    name: 'name',
    image: 'profileImage',
    approval: 'verify',
    make: makeCompany,
  },
  {
    table: 'job',
    plural: 'jobs',
    body: posting,
    schema: 'JobPosting',
    name: 'title',
    image: 'jobAttachment',
    approval: 'approve',
    make: makeJob,
  },
] as const;

/** Another job each time, since the same content is the same submission. */
export const newJob = () => ({ ...posting, title: `Rider ${letters()}` });

/** Different each time. Without digits, since one UUID in 5,000 reads as a phone number. */
export const letters = () =>
  crypto.randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(+digit));
