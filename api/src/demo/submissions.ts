import { companyFacts } from '../companies/company.entity.ts';
import { CompanyRegistration } from '../companies/company.schemas.ts';
import { JobPosting } from '../jobs/job.schemas.ts';
import { identityOf, slugOf } from './identity.ts';
import type { CompanyRecord, JobRecord } from './records.ts';

/** A record as its owner would have sent it, checked as everything that is sent. @throws ZodError */
export function registrationOf({ owner, ...record }: CompanyRecord) {
  const sent = { ...record, ...identityOf(record.name), ownerName: owner };
  const { plan, profileImage: _, ...facts } = CompanyRegistration.parse(sent);
  return { ...companyFacts(facts), wishedPlan: plan };
}

/** A record as the company would have posted it, checked as everything that is sent. @throws ZodError */
export function postingOf(record: JobRecord) {
  const { website, ...identity } = identityOf(record.company);
  const applyLink = `${website}careers/${slugOf(record.title)}`;
  const sent = { ...record, ...identity, requirements: [...record.requirements], applyLink };
  const { plan, jobAttachment: _, ...facts } = JobPosting.parse(sent);
  return { ...facts, wishedPlan: plan };
}
