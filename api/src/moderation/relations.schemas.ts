import { z } from 'zod';
import { Moment, Status } from '../listings/listing.schemas.ts';
import { ListingKind, Moderation } from './moderation.schemas.ts';

/** What two listings can have in common: these alike, the name (of the company) nearly alike. */
const Same = z.enum(['cacNumber', 'phone', 'email', 'name']);

const RelatedListing = z
  .object({
    id: z.uuid(),
    kind: ListingKind,
    name: z.string().meta({ description: 'Of the company, or the title of the job' }),
    company: z.string().meta({ description: 'The name of the company, also of a job' }),
    status: Status,
    createdAt: Moment,
    same: z.array(Same).min(1),
  })
  .meta({ id: 'RelatedListing' });

/** What a moderator has to know besides the submission itself. */
export const Relations = z
  .object({
    listings: z
      .array(RelatedListing)
      .max(20)
      .meta({ description: 'Other companies and jobs in any status, the most alike first' }),
    decisions: z.array(Moderation).max(20).meta({
      description:
        'About this listing, about those, and about rejected ones with the same CAC number, phone or e-mail; newest first',
    }),
  })
  .meta({
    id: 'Relations',
    examples: [
      {
        listings: [
          {
            id: '4c0a3a52-93d5-4a3a-8d0b-6f0f8f6f3a21',
            kind: 'job',
            name: 'Dispatch rider',
            company: 'Swift Riders Ltd',
            status: 'live',
            createdAt: '2026-11-19T08:12:45.120Z',
            same: ['cacNumber', 'name'],
          },
        ],
        decisions: [
          {
            id: '4711',
            createdAt: '2026-11-20T09:00:00.000Z',
            kind: 'company',
            listing: '2d7b1c9e-5a0f-4f43-8e55-0b6f2f1a9c3d',
            name: 'Swift Riders Ltd',
            action: 'rejected',
            moderator: 'ada@naija.example',
            reason: 'The CAC number belongs to another company',
          },
        ],
      },
    ],
  });
