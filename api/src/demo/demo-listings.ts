import type { EntityManager } from '@mikro-orm/postgresql';
import { companyPlans, jobPlans, type Term } from '#contract/plans.ts';
import { Company } from '../companies/company.entity.ts';
import { servicesIn } from '../companies/service-types.ts';
import { Job } from '../jobs/job.entity.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { newReference } from '../listings/reference.ts';
import { momentsOf } from './age.ts';
import { companies } from './companies/companies.ts';
import { jobs } from './jobs/jobs.ts';
import { logoOf } from './logos/logo.ts';
import type { CompanyRecord, JobRecord } from './records.ts';
import { postingOf, registrationOf } from './submissions.ts';

/** A demo listing before it has a row: `create` makes the entity once its image is stored. */
export interface Draft {
  /** The image to store, as SVG. */
  logo: string | undefined;
  create(em: EntityManager, image: string | null, now: Date): Listing;
}

/** Every demo listing, as if sent, and approved, some time before the moment of loading. */
export const drafts = (): Draft[] => [...companies.map(companyDraft), ...jobs.map(jobDraft)];

const companyDraft = (record: CompanyRecord): Draft => ({
  logo: record.logo ? markOf(record.name, record.category) : undefined,
  create(em, image, now) {
    const { createdAt, approvedAt } = momentsOf(record, record.name, now);
    const facts = { ...registrationOf(record), ...rest(record), image, createdAt };
    const company = em.create(Company, facts, { partial: true });
    moderate(company, record.plan, companyPlans[record.plan].term, approvedAt, now);
    return company;
  },
});

const jobDraft = (record: JobRecord): Draft => ({
  logo: record.logo ? markOf(record.company) : undefined,
  create(em, image, now) {
    const { createdAt, approvedAt } = momentsOf(record, record.title, now);
    const facts = { ...postingOf(record), ...rest(record), image, createdAt };
    const job = em.create(Job, facts, { partial: true });
    moderate(job, record.plan, jobPlans[record.plan].term, approvedAt, now);
    return job;
  },
});

function markOf(name: string, category = categoryOf(name)) {
  return logoOf(name, servicesIn(category)[0] ?? 'bike');
}

const categoryOf = (company: string) =>
  companies.find(({ name }) => name === company)?.category ?? 'bike';

const rest = ({ views }: CompanyRecord | JobRecord) => ({ views, reference: newReference() });

/** What a moderator did with it at `approvedAt`, and the schedule once its term was over. */
function moderate(
  listing: Listing,
  plan: string,
  term: Term,
  approvedAt: Date | undefined,
  now: Date,
): void {
  if (!approvedAt) return;
  listing.approve(plan, term, approvedAt);
  if (listing.expiresAt && listing.expiresAt <= now) listing.status = 'hidden';
}
