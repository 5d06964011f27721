import { z } from 'zod';
import { listingQuery, searchWords, truth } from '../platform/lists/list-query.ts';
import { Status } from '../listings/listing.schemas.ts';
import { isPlain } from '../platform/validation/text.ts';
import { JobType } from './job.schemas.ts';

/** What anybody may sort by, and the columns that hold it. */
export const publicSorts = {
  title: 'lower(title)',
  company: 'lower(company)',
  location: 'lower(location)',
  type: 'type',
  plan: 'plan_rank',
  postedDate: 'coalesce(approved_at, created_at)',
  validThrough: 'expires_at',
  id: 'id',
} as const;

/** What moderators may sort by. */
export const recordSorts = {
  ...publicSorts,
  status: 'status',
  email: 'lower(email)',
  views: 'views',
  createdAt: 'created_at',
  approvedAt: 'approved_at',
  expiresAt: 'expires_at',
} as const;

/** How jobs are asked for. `status` and the sorts of the record are for moderators only. */
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
    status: Status.optional().meta({ description: 'For moderators; live when left out' }),
    flagged: truth.optional().meta({ description: 'For moderators: those with notes, or without' }),
  },
  recordSorts,
);
export type JobQuery = z.output<typeof JobQuery>;
