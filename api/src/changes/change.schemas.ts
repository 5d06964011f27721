import { z } from 'zod';
import { Moment, Status } from '../listings/listing.schemas.ts';
import { ScreeningNotes } from '../listings/screening-note.schemas.ts';
import { ListingKind } from '../moderation/moderation.schemas.ts';
import { aboutListing, listQuery } from '../platform/lists/list-query.ts';
import { writing } from '../platform/validation/text.ts';

const id = z.uuid();

/** Fields of the form by name; an image is a signed address. */
export const FormFields = z.record(z.string(), z.unknown()).meta({
  description:
    'The fields of the form by name. An image is a path with a signature, or null; it is shown after approval',
});

const example = {
  id: '0d6f4c1e-3a52-4f1b-9a7e-2b6c8d9e0f13',
  kind: 'company',
  listing: '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11',
  name: 'Swift Riders',
  status: 'live',
  identity: ['phone'],
  phone: '+2348031234567',
  email: 'hello@swift.example',
  notes: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  facts: { name: 'Swift Riders', phone: '+2348057654321', priceRange: '₦2,000 – ₦5,000' },
  now: { name: 'Swift Riders', phone: '+2348031234567', priceRange: '₦1,500 – ₦5,000' },
  etag: '"8f14e45fceea167a5a36dedd4bea2543"',
};

/** A change that an owner has sent and that waits for a moderator. */
export const Change = z
  .object({
    id,
    kind: ListingKind,
    listing: id,
    name: z.string(),
    status: Status,
    identity: z.array(z.string()).meta({
      description: 'Changed fields about which to ask the old contact first',
    }),
    phone: z.string().nullable().meta({ description: 'The number to call; null for a job' }),
    email: z.string().meta({ description: 'The address that has the link now' }),
    notes: ScreeningNotes,
    createdAt: Moment,
    facts: FormFields.meta({ description: 'The listing as it would be after approval' }),
    now: FormFields.meta({ description: 'The listing as it is' }),
    etag: z.string().meta({ description: 'Of both: send it as `If-Match`' }),
  })
  .meta({ id: 'Change', examples: [example] });
export type Change = z.output<typeof Change>;

export const sorts = { createdAt: 'created_at' } as const;

/** Parameters of the list, oldest first. */
export const ChangeQuery = listQuery(
  { kind: ListingKind.optional(), listing: aboutListing },
  sorts,
);
export type ChangeQuery = z.output<typeof ChangeQuery>;

/** Body of an approval. */
export const ChangeApproval = z
  .object({
    said: writing({ label: 'the answer', max: 1000, lines: true }, 'Enter the answer as text')
      .nullish()
      .meta({ description: 'What the old number or address said; kept in the log for 90 days' }),
  })
  .meta({ id: 'ChangeApproval', examples: [{ said: 'Ada confirmed the new number' }] });
export type ChangeApproval = z.output<typeof ChangeApproval>;

/** Response to a decision about a change, and to the calls of an owner. */
export const ChangeReceipt = z
  .object({ id: id.meta({ description: 'Of the listing' }), message: z.string() })
  .meta({ id: 'ChangeReceipt', examples: [{ id: example.listing, message: 'Change approved!' }] });
export type ChangeReceipt = z.output<typeof ChangeReceipt>;
