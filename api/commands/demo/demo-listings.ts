import type { EntityManager } from '@mikro-orm/postgresql';
import { companyPlans, jobPlans, type Term } from '#contract/plans.ts';
import { Company } from '../../src/companies/company.entity.ts';
import { servicesIn } from '../../src/companies/service-types.ts';
import { Job } from '../../src/jobs/job.entity.ts';
import type { Listing } from '../../src/listings/listing.entity.ts';
import { newReference } from '../../src/listings/reference.ts';
import { momentsOf } from './age.ts';
import { logoOf } from './logos/logo.ts';
import { type DemoCompany, demoCompanies, type DemoJob, demoJobs } from './rows.ts';

/** A demo listing without a row; `create` makes the entity once its image is stored. */
export interface Draft {
  /** The image to store, as SVG. */
  logo: string | undefined;
  create(em: EntityManager, image: string | null, now: Date): Listing;
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
  create(em, image, now) {
    const { createdAt, approvedAt } = momentsOf(row, row.name, now);
    const { facts, views } = row;
    const columns = { ...facts, views, reference: newReference(), image, createdAt };
    const company = em.create(Company, columns, { partial: true });
    moderate(company, row.plan, companyPlans[row.plan].term, now, approvedAt);
    return company;
  },
});

const jobDraft = (row: DemoJob, category: string | undefined): Draft => ({
  logo: row.logo ? logoFor(row.company, category) : undefined,
  create(em, image, now) {
    const { createdAt, approvedAt } = momentsOf(row, row.title, now);
    const { facts, views } = row;
    const columns = { ...facts, views, reference: newReference(), image, createdAt };
    const job = em.create(Job, columns, { partial: true });
    moderate(job, row.plan, jobPlans[row.plan].term, now, approvedAt);
    return job;
  },
});

const logoFor = (name: string, category = 'bike') =>
  logoOf(name, servicesIn(category)[0] ?? 'bike');

/** Approves the listing as of `approvedAt`, and hides it if its term is over at `now`. */
function moderate(listing: Listing, plan: string, term: Term, now: Date, approvedAt?: Date) {
  if (!approvedAt) return;
  listing.approve(plan, term, approvedAt);
  if (listing.expiresAt && listing.expiresAt <= now) listing.status = 'hidden';
}
