import { z } from 'zod';
import { Moment } from '../listings/listing.schemas.ts';

/** A submission that a moderator is reading. */
export const Claim = z
  .object({
    id: z.uuid().meta({ description: 'Of the listing' }),
    moderator: z.string().meta({ description: 'Email address' }),
    since: Moment,
  })
  .meta({
    id: 'Claim',
    examples: [
      {
        id: '4c0a3a52-93d5-4a3a-8d0b-6f0f8f6f3a21',
        moderator: 'ada@naija.example',
        since: '2026-11-20T09:00:00.000Z',
      },
    ],
  });
export type Claim = z.output<typeof Claim>;
