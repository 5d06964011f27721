import { z } from 'zod';

const rule = 'PENDING_IMAGES must be a whole number from 0 to 999999.';

/** What screening reads from the environment. */
export const screeningSettings = {
  /** So many submissions with an image may wait for moderators at once. */
  PENDING_IMAGES: z
    .string()
    .regex(/^\d{1,6}$/, rule)
    .transform(Number)
    .default(2_000),
};
