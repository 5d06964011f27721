import { randomInt, randomUUID } from 'node:crypto';
import { post, query } from './fixtures.ts';

const common = {
  status: 'live',
  email: 'hello@swift.example',
  approved: '1 hour ago',
  expires: '30 days',
  views: 0,
  image: null as string | null,
  place: null as string | null,
};

const company = {
  ...common,
  plan: 'free',
  name: 'Swift Riders',
  phone: '+2348031234567',
  address: '12 Allen Avenue, Ikeja',
  location: 'Ikeja, Lagos',
  description: 'Same-day delivery across Lagos.' as string | null,
  category: 'bike',
  services: ['bike'],
  price: '₦1,500 – ₦5,000',
};

const job = {
  ...common,
  plan: 'basic',
  title: 'Dispatch rider',
  company: 'Swift Riders',
  location: 'Ikeja, Lagos',
  type: 'full-time',
  salary: '₦120,000 a month' as string | null,
  description: 'Deliver parcels across Lagos by motorbike.',
  requirements: ['A rider’s permit'],
  applyLink: 'https://swift.example/apply',
};

/** A word that no other listing has, to search for. */
export const uniqueWord = () => `zq${randomUUID().replaceAll('-', '').slice(0, 12)}`;

/** Puts a company into the directory, live unless told. Gives it back with its id. */
export const makeCompany = (facts: Partial<typeof company> = {}) =>
  insert('company', company, facts);

/** Puts a job on the list, live unless told. Gives it back with its id. */
export const makeJob = (facts: Partial<typeof job> = {}) => insert('job', job, facts);

const columns: Record<string, string> = {
  services: 'service_types',
  price: 'price_range',
  applyLink: 'apply_link',
};

async function insert<T extends typeof common & { plan: string }>(
  table: string,
  usual: T,
  facts: Partial<T>,
) {
  const made = { id: randomUUID(), ...usual, ...facts };
  // Tests of both kinds also give what only the other has.
  const { approved, expires, ...row } = Object.fromEntries(
    Object.keys(usual).map((name) => [name, made[name as keyof T]]),
  );
  const own = { id: made.id, reference: `ND-${made.id}`, wished_plan: made.plan };
  const all = { ...row, ...own, cac_number: `RC${randomInt(10_000_000)}` };
  const names = Object.keys(all);
  await query(
    `insert into ${table} (${names.map((name) => columns[name] ?? name).join()}, approved_at, expires_at)
     values (${names.map((_, index) => `$${index + 3}`).join()}, now() - $1::interval, now() + $2::interval)`,
    [String(approved).replace(' ago', ''), expires, ...Object.values(all)],
  );
  return made;
}

export interface Submission {
  id: string;
  /** The title of a job, the name of a company: no other listing has it. */
  name: string;
}

/** Submits a complete job with a unique title, unless it is given. */
export async function submitJob(fields: Record<string, unknown> = {}): Promise<Submission> {
  const { title = `Rider ${randomUUID().slice(0, 8)}` } = fields;
  const { id } = await post<Submission>('jobs', { ...postedJob, ...fields, title });
  return { id, name: String(title) };
}

/** Submits a complete company with a unique name, unless it is given. */
export async function submitCompany(fields: Record<string, unknown> = {}): Promise<Submission> {
  const { name = `Dispatch ${randomUUID().slice(0, 8)}` } = fields;
  const { id } = await post<Submission>('companies', { ...registeredCompany, ...fields, name });
  return { id, name: String(name) };
}

/** All that a posting needs, by its names in the api. */
export const postedJob = {
  // Not the name of a public company: with another CAC number that would be an alert.
  company: 'Office Errands',
  location: 'Ikeja, Lagos',
  type: 'full-time',
  description: 'Deliver parcels across Lagos by motorbike.',
  requirements: 'Rider’s licence\nA smartphone',
  email: 'jobs@swift.example',
  cacNumber: 'RC 1234567',
  applyLink: 'https://swift.example/apply',
};

/** All that a registration needs, by its names in the api. */
export const registeredCompany = {
  ownerName: 'Ada Obi',
  phone: '0803 123 4567',
  email: 'hello@swift.example',
  cacNumber: 'RC 1234567',
  address: '12 Allen Avenue, Ikeja, Lagos',
  category: 'bike',
  priceRange: '₦1,500 to ₦5,000',
};
