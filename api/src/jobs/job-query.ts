import { z } from 'zod';
import { listQuery, searchWords } from '../listings/list-query.ts';
import { Status } from '../listings/listing.schemas.ts';
import { isPlain } from '../listings/text.ts';
import { JobType } from './job.schemas.ts';

export const publicSorts = [
  'title',
  'company',
  'location',
  'type',
  'plan',
  'postedDate',
  'validThrough',
] as const;

export const recordSorts = [
  ...publicSorts,
  'status',
  'email',
  'views',
  'createdAt',
  'approvedAt',
  'expiresAt',
] as const;

/** How jobs are asked for. `status` and the sorts of the record are for moderators only. */
export const JobQuery = listQuery(
  {
    q: searchWords.optional(),
    location: z
      .string('Give location as one text')
      .max(120, 'location must be 120 characters or fewer')
      .refine((value) => isPlain(value), 'location must not contain hidden characters')
      .optional()
      .meta({ description: 'A part of the location', examples: ['Lagos'] }),
    type: JobType.optional(),
    status: Status.optional().meta({ description: 'For moderators; live when left out' }),
  },
  recordSorts,
);
export type JobQuery = z.output<typeof JobQuery>;
