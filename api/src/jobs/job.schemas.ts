import { z } from 'zod';
import { jobPlans } from '#contract/plans.ts';
import { cacNumber } from '../platform/validation/cac-number.ts';
import { email, link } from '../platform/validation/contact.ts';
import {
  identity,
  Image,
  ImageFile,
  Moment,
  review,
  SignedImage,
} from '../listings/listing.schemas.ts';
import { plan, wishForPlan } from '../listings/plan.schemas.ts';
import { optionalText, text } from '../platform/validation/text.ts';
import { jobExamples } from './job.examples.ts';
import { requirements } from './requirements.ts';

export const jobTypes = ['full-time', 'part-time', 'contract'] as const;
export const JobType = z.enum(jobTypes, {
  error: 'Choose a job type: full-time, part-time or contract',
});

const facts = {
  title: text({ label: 'the job title', max: 120 }).meta({ example: 'Dispatch rider' }),
  company: text({ label: 'the company name', max: 120 }).meta({ example: 'Swift Riders' }),
  location: text({ label: 'the location', max: 120 }).meta({ example: 'Ikeja, Lagos' }),
  type: JobType,
  salary: optionalText({ label: 'the salary', max: 80 }).meta({ example: '₦120,000 a month' }),
  description: text({ label: 'the description', max: 10_000, lines: true }).meta({
    example: 'Deliver parcels across Lagos by motorbike.',
  }),
  requirements,
  email: email.meta({ description: 'For the reviewer only' }),
  cacNumber,
  applyLink: link('the page where people apply'),
};

/** What a business sends to have a job listed. Other fields are ignored. */
export const JobPosting = z
  .object({ ...facts, plan: wishForPlan(jobPlans, 'basic'), jobAttachment: ImageFile })
  .meta({ id: 'JobPosting' });
export type JobPosting = z.output<typeof JobPosting>;

/** The whole job as a moderator corrects it. Other fields are ignored. */
export const JobEdit = z.object(facts).meta({ id: 'JobEdit' });
export type JobEdit = z.output<typeof JobEdit>;

/** What a moderator may say when approving: the plan, basic when left out. */
export const JobApproval = z
  .object({ plan: plan(jobPlans).optional() })
  .meta({ id: 'JobApproval', examples: [{}] });
export type JobApproval = z.output<typeof JobApproval>;

/** The plan of an upgrade or a renewal. */
export const JobPlanChoice = z
  .object({ plan: plan(jobPlans) })
  .meta({ id: 'JobPlanChoice', examples: [{ plan: 'featured' }] });
export type JobPlanChoice = z.output<typeof JobPlanChoice>;

const row = {
  ...identity,
  title: z.string(),
  company: z.string(),
  location: z.string(),
  type: JobType,
  salary: z.string().nullable(),
  description: z.string(),
  requirements: z.array(z.string()),
  applyLink: z.string(),
  jobAttachment: Image.nullable(),
  postedDate: Moment.meta({ description: 'When it became public; before that, when it was sent' }),
  plan: plan(jobPlans),
  validThrough: Moment.nullable().meta({ description: 'When it stops being public' }),
};

/** A public job, in the list and alone. */
export const Job = z.object(row).meta({ id: 'Job', examples: [jobExamples.row] });

/** Everything about a job, for moderators. */
export const JobRecord = z
  .object({
    ...row,
    ...review,
    jobAttachment: SignedImage.nullable(),
    email: z.string(),
    views: z.int(),
    createdAt: Moment,
    wishedPlan: plan(jobPlans),
  })
  .meta({ id: 'JobRecord', examples: [jobExamples.record] });

/** What the calls answer: moderators get the record where others get the public fields. */
export const OneJob = z.union([Job, JobRecord]);
