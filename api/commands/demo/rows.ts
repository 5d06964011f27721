import { z } from 'zod';
import { companyPlans, jobPlans } from '#contract/plans.ts';
import { companyColumns } from '../../src/companies/company.entity.ts';
import { CompanyRegistration } from '../../src/companies/company.schemas.ts';
import { jobColumns } from '../../src/jobs/job.entity.ts';
import { JobPosting } from '../../src/jobs/job.schemas.ts';
import type { ProofKind, ProofResult } from '#contract/proofs.ts';
import { plan } from '../../src/listings/plan.schemas.ts';
import companies from './companies.json' with { type: 'json' };
import { identityOf, slugOf } from './identity.ts';
import jobs from './jobs.json' with { type: 'json' };

/** A duration before the moment of loading. */
const Age = z.templateLiteral([z.int(), ' ', z.enum(['minutes', 'hours', 'days'])]);
export type Age = z.infer<typeof Age>;

const listing = {
  location: z.string(),
  description: z.string(),
  views: z.int().nonnegative(),
  logo: z.boolean(),
  /** Set for a listing that was approved; it is live until its plan's term is over. */
  approved: Age.optional(),
  /** Set, in place of `approved`, for a listing that waits for a moderator. */
  submitted: Age.optional(),
};

/** Kind, days before the moment of loading, and the result if it is not `confirmed`: `cac 40`, `phone 3 different`. */
const DemoCheck = z
  .string()
  .regex(/^(cac|phone|address|email|licence) \d+( different| no_answer)?$/)
  .transform((text) => {
    const [kind, days, result = 'confirmed'] = text.split(' ');
    return { kind: kind as ProofKind, days: Number(days), result: result as ProofResult };
  });

/** A company as its owner would register it; email, phone, CAC number and website follow from the name. */
const CompanyRow = z.strictObject({
  ...listing,
  name: z.string(),
  owner: z.string(),
  category: z.string(),
  address: z.string(),
  priceRange: z.string(),
  reach: z.string(),
  /** Held after three reports. */
  held: z.boolean().optional(),
  reachStates: z.array(z.string()).optional(),
  plan: plan(companyPlans),
  checks: z.array(DemoCheck).default([]),
});

/** A vacancy as a company would post it; email, CAC number and apply link follow from the company's name. */
const JobRow = z.strictObject({
  ...listing,
  title: z.string(),
  company: z.string(),
  type: z.string(),
  salary: z.string().optional(),
  requirements: z.array(z.string()),
  plan: plan(jobPlans),
});

export type DemoCompany = ReturnType<typeof companyOf>;
export type DemoJob = ReturnType<typeof jobOf>;

/** The rows of companies.json, checked like registrations. @throws Error that names the row and the field */
export const demoCompanies = () => readRows('companies.json', companies, companyOf);

/** The rows of jobs.json, checked like job postings. @throws Error that names the row and the field */
export const demoJobs = () => readRows('jobs.json', jobs, jobOf);

/** Reads each row. @throws Error that names the file, the row and the field */
export function readRows<Row>(file: string, rows: readonly unknown[], read: (row: unknown) => Row) {
  return rows.map((row, index) => {
    try {
      return read(row);
    } catch (error) {
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      throw new Error(`${file}, row ${index + 1}: ${reason}`, { cause: error });
    }
  });
}

export function companyOf(json: unknown) {
  const row = CompanyRow.parse(json);
  const sent = { ...row, ...identityOf(row.name), ownerName: row.owner };
  const { plan: wishedPlan, profileImage: _, ...facts } = CompanyRegistration.parse(sent);
  return { ...row, ...ageOf(row), facts: { ...companyColumns(facts), wishedPlan } };
}

function jobOf(json: unknown) {
  const row = JobRow.parse(json);
  const { website, ...identity } = identityOf(row.company);
  const applyLink = `${website}careers/${slugOf(row.title)}`;
  const sent = { ...row, ...identity, applyLink };
  const { plan: wishedPlan, jobAttachment: _, ...facts } = JobPosting.parse(sent);
  return { ...row, ...ageOf(row), facts: { ...jobColumns(facts), wishedPlan } };
}

function ageOf({ approved, submitted }: { approved?: Age; submitted?: Age }) {
  const age = approved ?? submitted;
  if (!age || (approved && submitted)) throw new Error('set either approved or submitted');
  return { age, isApproved: approved !== undefined };
}
