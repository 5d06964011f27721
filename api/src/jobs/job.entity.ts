import { ArrayType, defineEntity, p } from '@mikro-orm/postgresql';
import type { JobPlan } from '#contract/plans.ts';
import { Listing } from '../listings/listing.entity.ts';
import { monthlyPay, type SalaryPeriod } from '#contract/salary.ts';
import { chosenPlace } from '../places/place.schemas.ts';
import { contactPrintsOf, type Facts } from '../screening/screening-input.ts';
import { placeIn } from '../places/place-choices.ts';
import type { JobEdit } from './job.schemas.ts';

/** A `text[]` with every element quoted: MikroORM leaves the word `null` bare, which PostgreSQL reads as NULL. */
class TextArray extends ArrayType<string> {
  override convertToDatabaseValue(values: string[] | null): string | null {
    return values && `{${values.map((value) => JSON.stringify(value)).join(',')}}`;
  }
}

const placeOf = ({ location }: { location: string }) => placeIn(location);
const payOf = ({ salary, salaryPeriod }: Pick<JobEdit, 'salary' | 'salaryPeriod'>) =>
  monthlyPay(salary, salaryPeriod ?? null);

const JobSchema = defineEntity({
  name: 'Job',
  tableName: 'job',
  extends: Listing,
  properties: {
    plan: p.text().$type<JobPlan>().default('basic'),
    wishedPlan: p.text().$type<JobPlan>(),
    title: p.text(),
    company: p.text(),
    location: p.text(),
    type: p.text().$type<JobEdit['type']>(),
    salary: p.text().nullable(),
    salaryPeriod: p.text().$type<SalaryPeriod>().nullable(),
    monthlyPay: p.integer().$type<number | null>().nullable().onCreate(payOf),
    place: p.text().$type<string | null>().nullable().onCreate(placeOf),
    contactPrints: p.array().onCreate((job: Facts) => contactPrintsOf('job', job)),
    description: p.text(),
    requirements: p.type(TextArray).columnType('text[]'),
    applyLink: p.text(),
  },
});

/** A vacancy (spec §3). */
export class Job extends JobSchema.class {}
JobSchema.setClass(Job);

/** The columns of a posting or a correction. */
export const jobColumns = ({ state, area, place, ...facts }: JobEdit) => ({
  ...facts,
  place: chosenPlace(state, area, place, facts.location)?.path ?? placeIn(facts.location),
  monthlyPay: monthlyPay(facts.salary, facts.salaryPeriod),
});
