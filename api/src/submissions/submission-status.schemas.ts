import { z } from 'zod';
import { Moment } from '../listings/listing.schemas.ts';

/** State of a partner's submission. */
export const SubmissionStatus = z
  .object({
    reference: z.string(),
    kind: z.enum(['company', 'job']),
    id: z.uuid(),
    status: z.enum(['pending', 'live', 'ended', 'rejected', 'withdrawn']).meta({
      description:
        '`ended`: its term is over, or it was taken off; `withdrawn`: deleted while pending',
    }),
    submittedAt: Moment,
    expiresAt: Moment.nullable().meta({ description: 'The end of the term, once it is approved' }),
    page: z.string().nullable().meta({ description: 'Address of its page, while it is live' }),
    reason: z.string().nullable().meta({
      description: 'Why it was rejected or taken off, as in our mail; deleted after 90 days',
    }),
  })
  .meta({
    id: 'SubmissionStatus',
    examples: [
      {
        reference: 'ND-7F3K-9Q2M',
        kind: 'job',
        id: '4c0a3a52-93d5-4a3a-8d0b-6f0f8f6f3a21',
        status: 'live',
        submittedAt: '2026-11-19T08:12:45.120Z',
        expiresAt: '2026-12-20T09:00:00.000Z',
        page: 'https://naijadispatch.example/job/4c0a3a52-93d5-4a3a-8d0b-6f0f8f6f3a21',
        reason: null,
      },
    ],
  });
export type SubmissionStatus = z.output<typeof SubmissionStatus>;
