import { z } from 'zod';
import { listingQuery, searchWords, truth } from '../platform/lists/list-query.ts';
import { booleanParameters, fieldSql } from '../listings/fields.ts';
import { Status } from '../listings/listing.schemas.ts';
import { isPlain } from '../platform/validation/text.ts';
import { JobType } from './job.schemas.ts';
import { jobFields } from './job.fields.ts';

/** Parameters of the job lists; `status`, `flagged` and the sorts of the record are for moderators only. */
export const JobQuery = listingQuery(
  {
    q: searchWords.optional(),
    location: z
      .string('Give location as one text')
      .max(120, 'location must be 120 characters or fewer')
      .refine((value) => isPlain(value), 'location must not contain hidden characters')
      .optional()
      .meta({ description: 'A part of the location', examples: ['Lagos'] }),
    type: JobType.optional(),
    ...booleanParameters(jobFields),
    status: Status.optional().meta({ description: 'For moderators; live when left out' }),
    flagged: truth.optional().meta({ description: 'For moderators: those with notes, or without' }),
  },
  fieldSql(jobFields).recordSorts,
);
export type JobQuery = z.output<typeof JobQuery>;
