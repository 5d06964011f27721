import { z } from 'zod';
import { secondCopies } from '#contract/rejections.ts';
import { type Fields, timestamp } from '../listings/fields.ts';
import { statusNow } from '../listings/life.ts';
import { Moment, Status } from '../listings/listing.schemas.ts';
import { ScreeningNotes } from '../listings/screening-note.schemas.ts';

/** Approved listings from which on a sender is marked as trusted. Nothing is approved by it. */
const TRUSTED_APPROVALS = 3;
/** Counting stops here, so that a sender with thousands of listings costs no more. */
const MAX_COUNTED = 20;

const newest = `order by created_at desc limit ${MAX_COUNTED}`;

const others = ['company', 'job']
  .flatMap((table) => {
    const columns = `select id, approved_at, cac_number = this_cac and lower(email) = this_email as is_both from ${table}`;
    return [
      `(${columns} where cac_number = this_cac ${newest})`,
      `(${columns} where lower(email) = this_email ${newest})`,
    ];
  })
  .join(' union ');

const refusals = `
  select listing_id from moderation
  where snapshot is not null and snapshot -> 'contactPrints' ?| this_prints and action in ('rejected', 'hidden')
    and coalesce(reason, '') !~ '^(${secondCopies.join('|')})' order by created_at desc, id desc limit ${MAX_COUNTED}`;

/**
 * SQL of {@link Sender}. An email and a CAC number are only typed in: one of them makes a sender seen before, a mark of
 * trust needs both, and no rejection or hiding of any of its contacts, those in its texts too, in the last 90 days.
 */
export const senderValue = `(
  select json_build_object('seen', seen, 'approved', approved, 'refused', refused,
    'isTrusted', approved >= ${TRUSTED_APPROVALS} and refused = 0)
  from (select id as this_id, cac_number as this_cac, lower(email) as this_email, contact_prints as this_prints) this,
  lateral (select count(*)::int as seen, count(*) filter (where is_both and approved_at is not null)::int as approved
    from (${others}) other where id <> this_id) counted,
  lateral (select count(distinct listing_id)::int as refused
    from (${refusals}) refused where listing_id <> this_id) decided)`;

/** The sender of a listing, as known from their other listings. */
export const Sender = z
  .object({
    seen: z.int().meta({ description: 'Other listings with its CAC number or email, up to 80' }),
    approved: z.int().meta({ description: 'Of these, approved ones with both' }),
    refused: z.int().meta({
      description: 'Listings with a contact of it that were rejected or hidden',
    }),
    isTrusted: z.boolean().meta({
      description: `At least ${TRUSTED_APPROVALS} approved and none refused. The email is not proved`,
    }),
  })
  .meta({ id: 'Sender' });

export const reviewExample = {
  cacNumber: 'RC1234567',
  status: 'live',
  approvedAt: '2026-11-20T09:00:00.000Z',
  notes: [],
  sender: { seen: 4, approved: 3, refused: 0, isTrusted: true },
};

/** The fields that companies and jobs share and only moderators read. */
export const reviewFields = {
  cacNumber: { audience: 'record', column: 'cac_number' },
  status: { audience: 'record', column: 'status', value: statusNow.text, sort: 'status' },
  reference: { audience: 'record', column: 'reference' },
  approvedAt: { audience: 'record', ...timestamp('approved_at') },
  expiresAt: { audience: 'record', ...timestamp('expires_at') },
  wishedPlan: { audience: 'record', column: 'wished_plan' },
  // The screening adds notes later (screening/rings.ts), which must not refuse a decision that is being made.
  notes: { audience: 'record', column: 'notes', isCounter: true },
  sender: { audience: 'record', value: senderValue },
} as const satisfies Fields;

/** The fields of any listing that only moderators see. */
export const review = {
  cacNumber: z.string().meta({ examples: ['RC1234567'] }),
  status: Status,
  reference: z.string().meta({ examples: ['ND-7F3K-9Q2M'] }),
  approvedAt: Moment.nullable(),
  expiresAt: Moment.nullable(),
  notes: ScreeningNotes,
  sender: Sender,
  etag: z
    .string()
    .regex(/^"[\da-f]{32}"$/)
    .meta({
      description: 'Version of the record; send it as `If-Match` with a decision based on it',
      examples: ['"8f14e45fceea167a5a36dedd4bea2543"'],
    }),
};
