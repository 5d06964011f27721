import { z } from 'zod';
import { jobPlans } from '#contract/plans.ts';
import { plainText, wholeNumber } from '../platform/lists/list-query.ts';
import { listQueries } from '../listing-api/list-parameters.ts';
import { PlacePath } from '../places/place.schemas.ts';
import { JobType } from './job.schemas.ts';
import { jobFields } from './job.fields.ts';

export const jobQueries = listQueries(jobFields, jobPlans, {
  location: plainText('location', 120)
    .optional()
    .meta({ description: 'A part of the location', examples: ['Lagos'] }),
  place: PlacePath.optional().meta({
    description: 'Where the job is, by path; the nearest come first',
    examples: ['lagos/ikeja'],
  }),
  type: JobType.optional(),
  minPay: wholeNumber(
    z
      .int('minPay must be a whole number of naira')
      .min(1, 'minPay must be at least 1')
      .max(1_000_000_000, 'minPay must be 1,000,000,000 or less'),
  )
    .optional()
    .meta({ description: 'Naira a month that the job pays at least', example: 100_000 }),
});

export type JobQuery = z.output<typeof jobQueries.list>;
