import { randomInt, randomUUID } from 'node:crypto';

type Sql = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

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
export async function makeCompany(sql: Sql, facts: Partial<typeof company> = {}) {
  const made = { id: randomUUID(), ...company, ...facts };
  await insert(sql, 'company', made, {
    name: made.name,
    phone: made.phone,
    address: made.address,
    location: made.location,
    description: made.description,
    category: made.category,
    service_types: `{${made.services.join(',')}}`,
    price_range: made.price,
  });
  return made;
}

/** Puts a job on the list, live unless told. Gives it back with its id. */
export async function makeJob(sql: Sql, facts: Partial<typeof job> = {}) {
  const made = { id: randomUUID(), ...job, ...facts };
  await insert(sql, 'job', made, {
    title: made.title,
    company: made.company,
    location: made.location,
    type: made.type,
    salary: made.salary,
    description: made.description,
    requirements: `{${made.requirements.map((line) => JSON.stringify(line)).join(',')}}`,
    apply_link: made.applyLink,
  });
  return made;
}

async function insert(
  sql: Sql,
  table: 'company' | 'job',
  {
    id,
    status,
    plan,
    email,
    image,
    place,
    views,
    approved,
    expires,
  }: typeof common & { id: string; plan: string },
  own: Record<string, unknown>,
) {
  const row = {
    id,
    reference: `ND-${id}`,
    status,
    plan,
    wished_plan: plan,
    email,
    cac_number: `RC${randomInt(10_000_000)}`,
    image,
    place,
    views,
    ...own,
  };
  const names = Object.keys(row);
  const marks = names.map((name) => (/service_types|requirements/.test(name) ? '?::text[]' : '?'));
  await sql(
    `insert into ${table} (${names.join(', ')}, approved_at, expires_at)
     values (${marks.join(', ')}, now() - ?::interval, now() + ?::interval)`,
    [...Object.values(row), approved.replace(' ago', ''), expires],
  );
}
