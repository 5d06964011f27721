import { z } from 'zod';
import { aboutListing, listQuery, plainText, searchWords } from '../platform/lists/list-query.ts';
import { Moment } from '../listings/listing.schemas.ts';
import { anyOf } from '../platform/errors/fallback-sentence.ts';

const actions = [
  'approved',
  'rejected',
  'renewed',
  'edited',
  'hidden',
  'ended',
  'noted',
  'changed',
  'change_refused',
  'withdrawn',
  'shown',
  'checked',
  'claimed',
  'claim_objected',
  'claim_granted',
  'claim_refused',
  'held',
  'hold_ended',
  'report_upheld',
  'report_dismissed',
] as const;

/** Changes of a listing after its submission: `ended`, `held` and `hold_ended` are nobody's, `noted` changes nothing, `withdrawn` and `shown` are the owner's, `checked` is of the ledger, `claimed` a stranger's. */
export const Action = z.enum(actions, { error: `action must be ${anyOf(actions)}` });
export type Action = z.output<typeof Action>;

export const ListingKind = z.enum(['company', 'job'], { error: 'kind must be company or job' });
export type ListingKind = z.output<typeof ListingKind>;

/** A field that a moderator has corrected. */
const FieldChange = z.object({
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable().meta({ description: 'Lists line by line, cut after 500 characters' }),
});
export type FieldChange = z.output<typeof FieldChange>;

const id = z.string().regex(/^\d{1,18}$/);

export const moderationExample = {
  id: '4711',
  createdAt: '2026-11-20T09:00:00.000Z',
  kind: 'company',
  listing: '2d7b1c9e-5a0f-4f43-8e55-0b6f2f1a9c3d',
  name: 'Swift Riders Ltd',
  action: 'rejected',
  moderator: 'ada@naija.example',
  byOwner: false,
  reason: 'The CAC number belongs to another company',
  plan: null,
  changes: [],
};

/** An entry of the moderation log. */
export const Moderation = z
  .object({
    id: id.meta({ description: 'Digits' }),
    createdAt: Moment,
    kind: ListingKind,
    listing: z.uuid(),
    name: z.string().nullable().meta({
      description: 'Name or title at that time; null once listing and snapshot are deleted',
    }),
    action: Action,
    moderator: z.string().nullable().meta({
      description: 'Email address; null for the schedule and the owner',
    }),
    byOwner: z.boolean().meta({ description: 'Done with the link in the mails of the listing' }),
    reason: z.string().nullable().meta({ description: 'Deleted after 90 days' }),
    plan: z.string().nullable().meta({ description: 'Of an approval or a renewal' }),
    changes: z.array(FieldChange).meta({ description: 'Of an edit; deleted after 90 days' }),
  })
  .meta({ id: 'Moderation', examples: [moderationExample] });
export type Moderation = z.output<typeof Moderation>;

/** A day in Lagos or a timestamp, as the start or the end of the time span; a day is included as a whole. */
const bound = (name: 'from' | 'to') => {
  const rule = `${name} must be a day such as 2026-11-20 or a timestamp such as 2026-11-20T09:00:00Z`;
  const day = z.iso.date().transform((date) => {
    const start = new Date(`${date}T00:00:00+01:00`);
    return name === 'from' ? start : new Date(start.getTime() + 24 * 60 * 60 * 1000);
  });
  const timestamp = z.iso.datetime({ offset: true }).transform((iso) => new Date(iso));
  // The pattern stands for the years below.
  return z
    .string(rule)
    .max(40, rule)
    .meta({ pattern: '^2', anyOf: [{ format: 'date' }, { format: 'date-time' }] })
    .transform((value, context) => {
      const { data } = z.union([day, timestamp]).safeParse(value);
      // PostgreSQL may not accept other years.
      if (data && data.getUTCFullYear() >= 2000 && data.getUTCFullYear() < 3000)
        return data.toISOString();
      context.addIssue({ code: 'custom', message: rule });
      return z.NEVER;
    });
};

export const sorts = { createdAt: 'created_at' } as const;

/** Parameters of the log; newest first by default. */
export const ModerationQuery = listQuery(
  {
    kind: ListingKind.optional(),
    listing: aboutListing,
    moderator: plainText('moderator', 254)
      .transform((email) => email.trim().toLowerCase())
      .optional()
      .meta({ description: 'Email address', examples: ['ada@naija.example'] }),
    action: Action.optional(),
    q: searchWords.optional(),
    from: bound('from')
      .optional()
      .meta({ description: 'A day in Lagos or a timestamp, included', examples: ['2026-11-01'] }),
    to: bound('to')
      .optional()
      .meta({
        description: 'A day in Lagos, included, or a timestamp, not included',
        examples: ['2026-11-20'],
      }),
  },
  sorts,
  id,
);
export type ModerationQuery = z.output<typeof ModerationQuery>;
