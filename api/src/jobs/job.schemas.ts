import { z } from 'zod';
import { jobTypes } from '#contract/listing-types.ts';
import { jobPlans } from '#contract/plans.ts';
import { cacNumber } from '../platform/validation/cac-number.ts';
import { email, link } from '../platform/validation/contact.ts';
import {
  HeldUntil,
  identity,
  Image,
  ImageFile,
  Moment,
  SignedImage,
  UpdatedAt,
} from '../listings/listing.schemas.ts';
import { plan, wishForPlan } from '../listings/plan.schemas.ts';
import { review, reviewExample } from '../listing-api/record-fields.ts';
import { optionalText, orEmpty, text } from '../platform/validation/text.ts';
import { salaryPeriods } from '#contract/salary.ts';
import { enter } from '#contract/sentences.ts';
import { placeFields, PlacePath } from '../places/place.schemas.ts';
import { requirements } from './requirements.ts';

export const JobType = z.enum(jobTypes, { error: enter.jobType });

const periods = Object.keys(salaryPeriods) as (keyof typeof salaryPeriods)[];
const SalaryPeriod = z.enum(periods, { error: 'Choose how often the salary is paid' });

const facts = {
  title: text({ label: 'the job title', max: 120 }).meta({ example: 'Dispatch rider' }),
  company: text({ label: 'the company name', max: 120 }).meta({ example: 'Swift Riders' }),
  location: text({ label: 'the location', max: 120 }).meta({ example: 'Ikeja, Lagos' }),
  type: JobType,
  salary: optionalText({ label: 'the salary', max: 80 }).meta({ example: '₦120,000 a month' }),
  salaryPeriod: orEmpty(SalaryPeriod).meta({
    description: 'How often the salary is paid, where its text does not say it',
  }),
  description: text({ label: 'the description', max: 10_000, lines: true }).meta({
    example: 'Deliver parcels in Lagos by motorbike.',
  }),
  requirements,
  email: email.meta({ description: 'For the reviewer only' }),
  cacNumber,
  applyLink: link('the page where people apply'),
};

/** Body of a job submission: of a form, and without the image of JSON. */
export const JobPosting = z
  .object({
    ...facts,
    ...placeFields,
    plan: wishForPlan(jobPlans, 'basic'),
    jobAttachment: ImageFile,
  })
  .meta({ id: 'JobPosting' });
export type JobPosting = z.output<typeof JobPosting>;

/** Body of a correction: the whole job. Other fields are ignored. */
export const JobEdit = z.object({ ...facts, place: placeFields.place }).meta({ id: 'JobEdit' });
/** A posting, or a correction by a moderator. */
export type JobEdit = z.output<typeof JobEdit> & Partial<Pick<JobPosting, 'state' | 'area'>>;

const row = {
  ...identity,
  title: z.string(),
  company: z.string(),
  location: z.string(),
  type: JobType,
  salary: z.string().nullable(),
  salaryPeriod: SalaryPeriod.nullable(),
  monthlyPay: z
    .int()
    .nullable()
    .meta({ description: 'Naira a month at least, as far as the salary says it' }),
  place: PlacePath.nullable().meta({ description: 'Where it is; null when not recognized' }),
  description: z.string(),
  requirements: z.array(z.string()),
  applyLink: z.string().nullable(),
  jobAttachment: Image.nullable(),
  postedDate: Moment.meta({ description: 'When it became public; before that, when it was sent' }),
  plan: plan(jobPlans),
  validThrough: Moment.nullable().meta({ description: 'When it stops being public' }),
  updatedAt: UpdatedAt,
  heldUntil: HeldUntil,
};

const rowExample = {
  id: '4c0a3a52-93d5-4a3a-8d0b-6f0f8f6f3a21',
  _id: '4c0a3a52-93d5-4a3a-8d0b-6f0f8f6f3a21',
  title: 'Dispatch rider',
  company: 'Swift Riders',
  location: 'Ikeja, Lagos',
  type: 'full-time',
  salary: '₦120,000 a month',
  salaryPeriod: 'month',
  monthlyPay: 120_000,
  place: 'lagos/ikeja',
  description: 'Deliver parcels in Lagos by motorbike.',
  requirements: ['Rider’s licence', 'A smartphone'],
  applyLink: 'https://swift.example/apply',
  jobAttachment: null,
  postedDate: '2026-11-20T09:00:00.000Z',
  plan: 'basic',
  validThrough: '2026-12-20T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  heldUntil: null,
};

const recordExample = {
  ...rowExample,
  ...reviewExample,
  reference: 'ND-9Q2M-7F3K',
  expiresAt: '2026-12-20T09:00:00.000Z',
  email: 'jobs@swift.example',
  views: 12,
  createdAt: '2026-11-19T08:12:45.120Z',
  wishedPlan: 'basic',
  etag: '"c9f0f895fb98ab9159f51fd0297e236d"',
};

/** A public job, in the list and on its page. */
export const Job = z.object(row).meta({ id: 'Job', examples: [rowExample] });

export const JobRecord = z
  .object({
    ...row,
    ...review,
    applyLink: z.string(),
    jobAttachment: SignedImage.nullable(),
    email: z.string(),
    views: z.int(),
    createdAt: Moment,
    wishedPlan: plan(jobPlans),
  })
  .meta({ id: 'JobRecord', examples: [recordExample] });

// Moderators get the record where others get the public fields.
export const OneJob = z.union([Job, JobRecord]);
