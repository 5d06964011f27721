import { z } from 'zod';
import { received } from '#contract/sentences.ts';
import { imageSizeLimit } from '../platform/images/uploaded-image.ts';
import { writing } from '../platform/validation/text.ts';

/** Submitted; public until its term ends; no longer public. */
export const Status = z.enum(['pending', 'live', 'hidden'], {
  error: 'status must be pending, live or hidden',
});
export type Status = z.infer<typeof Status>;

/** ISO 8601 in UTC. */
export const Moment = z.iso.datetime().meta({ examples: ['2026-11-20T09:00:00.000Z'] });

export const UpdatedAt = Moment.nullable().meta({
  id: 'UpdatedAt',
  description: 'The last public change, or the approval; null before it',
});

/** Set while the contacts of a listing are held after reports; they are null to visitors until then. */
export const HeldUntil = Moment.nullable().meta({
  id: 'HeldUntil',
  description:
    'Until then contacts are null, and “…” in texts: it was reported, and a moderator checks',
});

/** An uploaded image, at most 640 pixels wide. */
export const Image = z.string().meta({
  description: 'Full URL where images have their own origin',
  examples: ['/uploads/9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11/640.webp'],
});

/** An image for moderators, in any status. */
export const SignedImage = z.string().meta({
  description: 'Path with a signature',
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

/** Response to a submission and to its repetitions. */
export const SubmissionReceipt = z
  .object({
    ...identity,
    message: z.string().meta({ examples: [received.job] }),
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
