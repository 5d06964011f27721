import { z } from 'zod';
import { Moment } from '../listings/listing.schemas.ts';
import { aboutListing, listQuery } from '../platform/lists/list-query.ts';
import { cacNumber } from '../platform/validation/cac-number.ts';
import { email, phone } from '../platform/validation/contact.ts';
import { orEmpty, text, writing } from '../platform/validation/text.ts';

export const ClaimForm = z
  .object({
    company: text({ label: 'the company’s name, or the link of its page', max: 300 }).meta({
      example: 'https://naijadispatch.example/company/9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11',
    }),
    name: text({ label: 'your name', max: 120 }).meta({ example: 'Bola Ade' }),
    role: text({ label: 'your role in the company', max: 120 }).meta({ example: 'Manager' }),
    phone,
    email,
    cacNumber: orEmpty(cacNumber).meta({
      description: 'For moderators, who compare it with that of the listing',
    }),
    words: text({ label: 'why it is yours', max: 2000, lines: true }).meta({
      example: 'Our former agent listed us with his own address.',
    }),
  })
  .meta({ id: 'ClaimForm' });
export type ClaimForm = z.output<typeof ClaimForm>;

export const ClaimReceipt = z.object({ code: z.string() }).meta({ id: 'ClaimReceipt' });
export type ClaimReceipt = z.output<typeof ClaimReceipt>;

const contact = { name: z.string(), phone: z.string(), email: z.string() };

/** A claim that waits, with what the listing has now. */
export const OwnershipClaim = z
  .object({
    id: z.uuid(),
    company: z.object({
      id: z.uuid(),
      ...contact,
      website: z.string().nullable(),
      cacNumber: z.string().nullable(),
    }),
    ...contact,
    role: z.string(),
    cacNumber: z.string().nullable(),
    words: z.string(),
    code: z.string(),
    state: z.enum(['open', 'objected']),
    ownerConfirmed: z.boolean().meta({ description: 'The owner has answered “That is me”' }),
    isSameDomain: z.boolean().meta({ description: 'The email is of the website’s domain' }),
    isNumberAsked: z.boolean().meta({
      description: 'A check of the listing’s number since then has the result `confirmed`',
    }),
    createdAt: Moment,
    objectUntil: Moment,
  })
  .meta({ id: 'OwnershipClaim' });

export const sorts = { createdAt: 'claim.created_at' } as const;

/** Parameters of the list, oldest first. */
export const ClaimQuery = listQuery({ listing: aboutListing }, sorts);
export type ClaimQuery = z.output<typeof ClaimQuery>;

export const ClaimDecision = z
  .object({
    verdict: z.enum(['grant', 'refuse'], { error: 'verdict must be grant or refuse' }),
    cacSeen: z.boolean('cacSeen must be true or false').default(false).meta({
      description: 'The CAC certificate was seen; proves it once the owner’s time is over',
    }),
    reason: writing({ label: 'the reason', max: 1000, lines: true }, 'Enter the reason as text')
      .nullish()
      .meta({ description: 'Of a refusal, mailed; of a grant, for the log' }),
  })
  .meta({
    id: 'ClaimDecision',
    examples: [{ verdict: 'refuse', reason: 'The number in the listing knows nothing of it.' }],
  });
export type ClaimDecision = z.output<typeof ClaimDecision>;

export const ClaimAnswer = z
  .object({
    claim: z.uuid('claim must be a UUID'),
    answer: z.enum(['confirm', 'object'], { error: 'answer must be confirm or object' }),
  })
  .meta({
    id: 'ClaimAnswer',
    examples: [{ claim: '0d6f4c1e-3a52-4f1b-9a7e-2b6c8d9e0f13', answer: 'object' }],
  });
export type ClaimAnswer = z.output<typeof ClaimAnswer>;
