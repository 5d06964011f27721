import { z } from 'zod';
import { imageSizeLimit } from '../platform/images/uploaded-image.ts';
import { ScreeningNotes } from './screening-note.schemas.ts';
import { Sender } from './sender.ts';
import { writing } from '../platform/validation/text.ts';

/** Submitted; public until its term ends; no longer public. */
export const Status = z.enum(['pending', 'live', 'hidden'], {
  error: 'status must be pending, live or hidden',
});
export type Status = z.infer<typeof Status>;

/** ISO 8601 in UTC. */
export const Moment = z.iso.datetime().meta({ examples: ['2026-11-20T09:00:00.000Z'] });

/** Set while the contacts of a listing are held after reports; they are null to visitors until then. */
export const HeldUntil = Moment.nullable().meta({
  id: 'HeldUntil',
  description: 'Contacts are null until then: people have reported it, and a moderator checks',
});

/** A list parameter. PostgreSQL knows no year 0. */
export const UpdatedSince = z.iso
  .datetime('updatedSince must be a time in UTC such as 2026-11-20T09:00:00Z')
  .max(30, 'updatedSince must be 30 characters or fewer')
  .refine((time) => time > '1970', 'updatedSince must be after 1970')
  .meta({
    description: 'Approved at this time or later, or changed by a moderator since',
    examples: ['2026-11-20T09:00:00.000Z'],
  });

/** An uploaded image, at most 640 pixels wide. */
export const Image = z.string().meta({
  description:
    'Path, or full URL where images have their own origin; replace 640.webp with 320.webp for a smaller one. Available while the listing is public.',
  examples: ['/uploads/9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11/640.webp'],
});

/** An image for moderators, in any status. */
export const SignedImage = z.string().meta({
  description:
    'Path with a signature that is valid for three to four hours, also while the listing is not public; replace 640.webp with 320.webp for a smaller one.',
  examples: [
    '/uploads/9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11/640.webp?expires=1795183200&signature=6w0H8aXn4m2pVqTzJd1GsPuE7aLwYc4HbNf6ZkR5tKo',
  ],
});

/** The file of a multipart submission; a JSON submission has none. */
export const ImageFile = z.unknown().optional().meta({
  type: 'string',
  format: 'binary',
  maxLength: imageSizeLimit,
  description: 'JPG, PNG or WebP, smaller than 5 MB',
});

const id = z.uuid().meta({ examples: ['9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11'] });
/** The listing's UUID under both of its names (spec §3). */
export const identity = { id, _id: id };

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

/** Response to a submission and to its repetitions. */
export const SubmissionReceipt = z
  .object({
    ...identity,
    message: z.string().meta({ examples: ['Job posted successfully!'] }),
    reference: z.string().meta({
      description: 'Quote it to support, by phone or chat',
      examples: ['ND-7F3K-9Q2M'],
    }),
  })
  .meta({ id: 'SubmissionReceipt' });
export type SubmissionReceipt = z.infer<typeof SubmissionReceipt>;

/** Kept in the moderation log for 90 days, shown to moderators only. */
const reason = writing(
  { label: 'the reason', max: 1000, lines: true },
  'Enter the reason as text',
).nullish();

/** Body of a rejection. */
export const Rejection = z
  .object({ reason })
  .meta({ id: 'Rejection', examples: [{ reason: 'The CAC number belongs to another company' }] });
export type Rejection = z.infer<typeof Rejection>;

/** Body of a request to hide a public listing. */
export const Hiding = z
  .object({ reason })
  .meta({ id: 'Hiding', examples: [{ reason: 'Three customers say that nobody came' }] });
export type Hiding = z.infer<typeof Hiding>;

export const RejectionReceipt = z
  .object({ id, message: z.string().meta({ examples: ['Company rejected!'] }) })
  .meta({ id: 'RejectionReceipt' });
export type RejectionReceipt = z.infer<typeof RejectionReceipt>;

/** Counts per choice of a filter, shown beside a list. */
export const ListFacets = z
  .object({
    places: z
      .array(
        z.object({
          path: z.string().meta({ examples: ['lagos/ikeja'] }),
          name: z.string().meta({ examples: ['Ikeja'] }),
          within: z
            .string()
            .nullable()
            .meta({ description: 'The place around it; null for a state' }),
          count: z.int(),
          km: z
            .int()
            .nullable()
            .meta({ description: 'From the place of the query, if it has one' }),
        }),
      )
      .meta({ description: 'The largest first; with a place in the query, the nearest' }),
    choices: z
      .array(
        z.object({
          value: z.string(),
          count: z.int(),
          inside: z.int().meta({ description: 'In the place of the query itself, not around it' }),
        }),
      )
      .meta({ description: 'By service or job type, in the state of the query if it has one' }),
  })
  .meta({
    id: 'ListFacets',
    examples: [
      {
        places: [{ path: 'lagos', name: 'Lagos', within: null, count: 21, km: null }],
        choices: [{ value: 'bike', count: 14, inside: 14 }],
      },
    ],
  });
