import { z } from 'zod';
import { contactTypes } from '../contacts/contacts.ts';
import { Moment, Status } from '../listings/listing.schemas.ts';
import { ListingKind, Moderation, moderationExample } from '../moderation/moderation.schemas.ts';

/** Features that two listings share: contacts in fields or texts, a similar text, a similar name of the company. */
const Same = z.enum([...contactTypes, 'text', 'name']);

const count = z.int().min(0);

const RelatedListing = z
  .object({
    id: z.uuid(),
    kind: ListingKind,
    name: z.string().meta({ description: 'Name of the company, or title of the job' }),
    company: z.string().meta({ description: 'Name of the company, also for a job' }),
    status: Status,
    createdAt: Moment,
    same: z.array(Same).min(1),
  })
  .meta({ id: 'RelatedListing' });

/** Other listings and decisions that matter for a submission. */
export const Relations = z
  .object({
    listings: z
      .array(RelatedListing)
      .max(20)
      .meta({ description: 'Similar companies and jobs in any status, most similar first' }),
    contacts: z
      .array(
        z.object({
          type: z.enum(contactTypes),
          value: z.string(),
          listings: count,
          companies: count.meta({ description: 'Different CAC numbers, other than its own' }),
          rejected: count,
          isFraud: z.boolean().meta({ description: 'One was rejected or hidden for fraud' }),
        }),
      )
      .max(5)
      .meta({
        description:
          'Its contacts that other listings have, too, in fields or texts: fraud first, then the most widespread. Up to 200 listings of each kind are counted',
      }),
    decisions: z.array(Moderation).max(20).meta({
      description:
        'About this listing, the similar ones, and others with the same contacts; newest first',
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
        contacts: [
          {
            type: 'phone',
            value: '+2348031234567',
            listings: 39,
            companies: 38,
            rejected: 1,
            isFraud: true,
          },
        ],
        decisions: [moderationExample],
      },
    ],
  });
