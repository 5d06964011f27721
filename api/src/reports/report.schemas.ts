import { z } from 'zod';
import { type ReportReason, reportReasons } from '#contract/reports.ts';
import { enter } from '#contract/sentences.ts';
import { Moment } from '../listings/listing.schemas.ts';
import { ListingKind } from '../moderation/moderation.schemas.ts';
import { listQuery } from '../platform/lists/list-query.ts';
import { optionalEmail, optionalPhone } from '../platform/validation/contact.ts';
import { optionalText, orEmpty, text } from '../platform/validation/text.ts';

const Kind = z.enum(['number', ...ListingKind.options], {
  error: 'kind must be number, company or job',
});
const Reason = z
  .enum(Object.keys(reportReasons) as ReportReason[], { error: 'Choose a reason' })
  .meta({ id: 'ReportReason' });
const State = z.enum(['unconfirmed', 'confirmed', 'upheld', 'dismissed']);
const dayRule = 'Enter the day, for example 2026-11-20';
const day = z.iso
  .date(dayRule)
  .refine((text) => text.startsWith('20'), dayRule)
  .refine((text) => Date.parse(`${text}T00:00+01:00`) <= Date.now(), 'Enter a day up to today');
/** What stands for a number is no UUID by RFC 9562. */
const id = z.guid();

/** A report of a listing, by its id, or of a phone number. */
export const ReportForm = z
  .object({
    kind: Kind,
    listing: z.uuid().nullish().meta({ description: 'Of a company or job' }),
    phone: optionalPhone.meta({
      description: 'That called; required of a number',
      example: '0803 123 4567',
    }),
    reason: Reason,
    words: optionalText({ label: 'what happened', max: 1000, lines: true }),
    day: orEmpty(day),
    email: optionalEmail.meta({ description: 'A report counts once it is confirmed from there' }),
    policeNumber: optionalText({ label: 'the police number', max: 120 }),
  })
  .refine(({ kind, phone }) => kind !== 'number' || phone, { path: ['phone'], error: enter.phone })
  .refine(({ kind, listing }) => kind === 'number' || listing, {
    path: ['listing'],
    error: 'Enter the id of the listing',
  })
  .meta({ id: 'ReportForm' });
export type ReportForm = z.output<typeof ReportForm>;

export const ReportReceipt = z
  .object({
    message: z.string(),
    reference: z.string().optional(),
    mailed: z.boolean().optional().meta({
      description: 'Whether a mail asks the reporter to confirm the report; only of a new report.',
    }),
  })
  .meta({ id: 'ReportReceipt' });
export type ReportReceipt = z.output<typeof ReportReceipt>;

/** Body of a confirmation: the token of the link in the mail. */
export const ReportConfirmation = z
  .object({ token: z.string().max(100) })
  .meta({ id: 'ReportConfirmation', examples: [{ token: 'c2lnbmVk.c2lnbmF0dXJl' }] });

const Report = z.object({
  id: z.uuid(),
  reason: Reason,
  words: z.string().nullable(),
  day: z.string().nullable(),
  policeNumber: z.string().nullable(),
  email: z.string().nullable(),
  state: State,
  createdAt: Moment,
});

/** All reports of one listing or number. */
export const ReportCase = z
  .object({
    id: id.meta({ description: 'The listing; stands for a number' }),
    kind: Kind,
    name: z.string().nullable().meta({ description: 'Null for a number' }),
    heldUntil: Moment.nullable(),
    confirmed: z.int().meta({ description: 'Confirmed reports that wait for a decision' }),
    reports: z
      .array(Report)
      .meta({ description: 'At most 50: confirmed ones first, then the newest' }),
  })
  .meta({ id: 'ReportCase' });

/** A moderator's decision about all open reports of a listing or number; an upheld one hides the listing. */
export const ReportDecision = z
  .object({
    verdict: z.enum(['uphold', 'dismiss'], { error: 'verdict must be uphold or dismiss' }),
    reason: text({ label: 'the reason', max: 1000, lines: true }),
    confirmed: z.int('confirmed must be a whole number').min(0).optional().meta({
      description: 'The confirmed reports that were read; refused when there are more',
    }),
  })
  .meta({ id: 'ReportDecision', examples: [{ verdict: 'dismiss', reason: 'We rang them' }] });
export type ReportDecision = z.output<typeof ReportDecision>;

/** Held ones first in any order. */
export const sorts = {
  createdAt: '(held_until > now()) is true desc, confirmed desc, newest',
} as const;

/** Parameters of the list of cases with open reports, or of these cases. */
export const ReportQuery = listQuery({}, sorts, id);
export type ReportQuery = z.output<typeof ReportQuery>;
