import { z } from 'zod';
import { imageSizeLimit } from '../images/uploaded-image.ts';
import { ScreeningNotes } from './screening-note.schemas.ts';
import { writing } from '../platform/validation/text.ts';

/** A listing's life: submitted, public until its term ends, no longer public (design: a listing's life). */
export const Status = z.enum(['pending', 'live', 'hidden'], {
  error: 'status must be pending, live or hidden',
});
export type Status = z.infer<typeof Status>;

/** A moment, as ISO 8601 in UTC. */
export const Moment = z.iso.datetime().meta({ examples: ['2026-11-20T09:00:00.000Z'] });

/** An uploaded image, 640 pixels wide at most; the same path with `320.webp` gives a smaller one. */
export const Image = z.string().meta({
  description:
    'Path, or whole address where images have an origin of their own; 320.webp in the place of 640.webp gives a smaller one. Only for as long as the listing is public.',
  examples: ['/uploads/9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11/640.webp'],
});

/** The same for moderators, whatever the status, for a few hours. */
export const SignedImage = z.string().meta({
  description:
    'Path with a signature that is good for three to four hours, also while the listing is not public; 320.webp in the place of 640.webp gives a smaller one.',
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
/** Under both of its names, the listing's UUID. */
export const identity = { id, _id: id };

/** What only a moderator sees of any listing. */
export const review = {
  cacNumber: z.string().meta({ examples: ['RC1234567'] }),
  status: Status,
  reference: z.string().meta({ examples: ['ND-7F3K-9Q2M'] }),
  approvedAt: Moment.nullable(),
  expiresAt: Moment.nullable(),
  notes: ScreeningNotes,
  etag: z
    .string()
    .regex(/^"[\da-f]{32}"$/)
    .meta({
      description:
        'Which state of the listing this is; send it as `If-Match` with a decision about what you have seen here',
      examples: ['"8f14e45fceea167a5a36dedd4bea2543"'],
    }),
};

/** The answer to a submission, first and repeated. */
export const SubmissionReceipt = z
  .object({
    ...identity,
    message: z.string().meta({ examples: ['Job posted successfully!'] }),
    reference: z.string().meta({
      description: 'What to quote to support, by phone or chat',
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

/** Why a submission is refused. */
export const Rejection = z
  .object({ reason })
  .meta({ id: 'Rejection', examples: [{ reason: 'The CAC number belongs to another company' }] });
export type Rejection = z.infer<typeof Rejection>;

/** Why a public listing is taken away. */
export const Hiding = z
  .object({ reason })
  .meta({ id: 'Hiding', examples: [{ reason: 'Three customers say that nobody came' }] });
export type Hiding = z.infer<typeof Hiding>;

export const RejectionReceipt = z
  .object({ id, message: z.string().meta({ examples: ['Company rejected!'] }) })
  .meta({ id: 'RejectionReceipt' });
export type RejectionReceipt = z.infer<typeof RejectionReceipt>;
