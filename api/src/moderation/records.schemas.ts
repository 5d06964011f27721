import { z } from 'zod';
import { Moment } from '../listings/listing.schemas.ts';
import { searchWords } from '../platform/lists/list-query.ts';
import { ListingKind } from './moderation.schemas.ts';

export const RecordQuery = z.object({ q: searchWords.trim().min(1, 'Enter what to search for') });
export type RecordQuery = z.output<typeof RecordQuery>;

/** A listing in any state, or a rejected one in the log. */
export const FoundRecord = z
  .object({
    id: z.uuid(),
    kind: ListingKind,
    name: z.string().nullable(),
    company: z.string().nullable().meta({ description: 'Name of the company, also for a job' }),
    reference: z.string().nullable(),
    email: z.string().nullable(),
    status: z
      .enum(['pending', 'live', 'ended', 'hidden', 'rejected'])
      .meta({ description: 'A rejected one is only in the log' }),
    createdAt: Moment,
  })
  .meta({
    id: 'FoundRecord',
    examples: [
      {
        id: '4c0a3a52-93d5-4a3a-8d0b-6f0f8f6f3a21',
        kind: 'job',
        name: 'Dispatch rider',
        company: 'Swift Riders Ltd',
        reference: 'ND-7F3K-9Q2M',
        email: 'jobs@swift.example',
        status: 'live',
        createdAt: '2026-11-19T08:12:45.120Z',
      },
    ],
  });
