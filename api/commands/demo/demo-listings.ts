import type { EntityManager } from '@mikro-orm/postgresql';
import { companyPlans, jobPlans, type Term } from '#contract/plans.ts';
import { Company } from '../../src/companies/company.entity.ts';
import { servicesIn } from '../../src/companies/service-types.ts';
import { Job } from '../../src/jobs/job.entity.ts';
import type { Listing } from '../../src/listings/listing.entity.ts';
import { newReference } from '../../src/submissions/reference.ts';
import { enter } from '../../src/proofs/ledger.ts';
import { digitsOf, hashOf } from './identity.ts';
import { coverOf } from './covers/cover.ts';
import { logoOf } from './logos/logo.ts';
import { type Age, type DemoCompany, demoCompanies, type DemoJob, demoJobs } from './rows.ts';

const UNIT_MS = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

/** Paths of the stored images; null for none. */
export type DemoImages = Record<'image' | 'cover', string | null>;

/** A demo listing without a row; `create` makes the entity once its image is stored. */
export interface Draft {
  /** The images to store, as SVG. */
  logo: string | undefined;
  cover?: string;
  create(em: EntityManager, stored: DemoImages, now: Date): Listing;
  /** Adds its checks to the ledger, once it has a row. */
  check?(em: EntityManager, listing: Listing, now: Date): void;
}

/** All demo listings. @throws Error when a row of the JSON files is not valid */
export function drafts(): Draft[] {
  const companies = demoCompanies();
  const categories = new Map(companies.map(({ name, category }) => [name, category]));
  const jobs = demoJobs();
  return [
    ...companies.map(companyDraft),
    ...jobs.map((job) => jobDraft(job, categories.get(job.company))),
  ];
}

const companyDraft = (row: DemoCompany): Draft => ({
  logo: row.logo ? logoFor(row.name, row.category) : undefined,
  // The others show what a company without pictures looks like.
  cover: row.logo ? coverOf(row.name, serviceOf(row.category), row.location) : undefined,
  create(em, images, now) {
    const { createdAt, approvedAt } = momentsOf(row, row.name, now);
    const { facts, views } = row;
    const columns = { ...facts, ...images, views, reference: newReference(), createdAt };
    const company = em.create(Company, columns, { partial: true });
    moderate(company, row.plan, companyPlans[row.plan].term, now, approvedAt);
    if (row.held) company.heldUntil = new Date(now.getTime() + 60 * UNIT_MS.hours);
    return company;
  },
  check(em, company, now) {
    if (!(company instanceof Company)) return;
    for (const { kind, result, days } of row.checks) {
      const checkedAt = new Date(now.getTime() - days * UNIT_MS.days);
      const facts = result === 'confirmed' ? factsOf(company, checkedAt)[kind] : {};
      if (kind === 'licence') Object.assign(company, asSent(facts));
      enter(em, company, { kind, result, facts, note: null }, { now: checkedAt, by: null });
    }
  },
});

/** The licence of a check as its owner had sent it. */
const asSent = ({ number, class: licenceClass, validUntil }: Partial<Record<string, string>>) => ({
  licenceNumber: number,
  licenceClass,
  licenceUntil: validUntil,
});

/** Facts of a check of a demo company; its licence ends a year after it was seen. */
const factsOf = ({ name, cacNumber, phone }: Company, checkedAt: Date) => ({
  cac: {
    class: cacNumber.slice(0, 2),
    number: cacNumber.slice(2),
    registryName: `${name} Ltd`.toUpperCase(),
    registryStatus: 'active',
  },
  phone: { number: phone, answeredBy: 'owner' },
  address: { how: 'visited' },
  email: {},
  licence: {
    number: `CLRD/${digitsOf(`licence ${name}`, 4)}`,
    class: 'state',
    validUntil: new Date(checkedAt.getTime() + 365 * UNIT_MS.days).toISOString().slice(0, 10),
  },
});

const jobDraft = (row: DemoJob, category: string | undefined): Draft => ({
  logo: row.logo ? logoFor(row.company, category) : undefined,
  create(em, { image }, now) {
    const { createdAt, approvedAt } = momentsOf(row, row.title, now);
    const { facts, views } = row;
    const columns = { ...facts, views, reference: newReference(), image, createdAt };
    const job = em.create(Job, columns, { partial: true });
    moderate(job, row.plan, jobPlans[row.plan].term, now, approvedAt);
    return job;
  },
});

const serviceOf = (category: string) => servicesIn(category)[0] ?? 'bike';

const logoFor = (name: string, category = 'bike') => logoOf(name, serviceOf(category));

/** Approves the listing as of `approvedAt`, and hides it if its term is over at `now`. */
function moderate(listing: Listing, plan: string, term: Term, now: Date, approvedAt?: Date) {
  if (!approvedAt) return;
  listing.approve(plan, term, approvedAt);
  if (listing.expiresAt && listing.expiresAt <= now) listing.status = 'hidden';
}

/**
 * The times of submission and approval of a demo listing loaded at `now`; `approvedAt` is undefined while it waits. Reviews
 * took 2 to 20 hours. The name alone decides how long, so that every loading gives the same.
 */
function momentsOf(row: { age: Age; isApproved: boolean }, name: string, now: Date) {
  const since = before(now, row.age, name);
  if (!row.isApproved) return { createdAt: since, approvedAt: undefined };
  const reviewMs = (2 + (hashOf(`review ${name}`) % 18)) * UNIT_MS.hours;
  return { createdAt: new Date(since.getTime() - reviewMs), approvedAt: since };
}

/** Adds up to 8 hours to an age in days, so that the listings differ in their time of day. */
function before(now: Date, age: Age, name: string): Date {
  const [amount, unit] = age.split(' ') as [string, keyof typeof UNIT_MS];
  const jitterMs = unit === 'days' ? hashOf(`day ${name}`) % (8 * UNIT_MS.hours) : 0;
  return new Date(now.getTime() - Number(amount) * UNIT_MS[unit] - jitterMs);
}
