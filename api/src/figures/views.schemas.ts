import { z } from 'zod';

/** Page views by listing id. */
const counts = z
  .record(z.uuid(), z.int().min(1).max(100_000))
  .refine((views) => Object.keys(views).length <= 1000, 'At most 1000 listings in one report');

const count = z.int().min(0).max(100_000).default(0);
/** Calls, chats and applications by listing id. */
const taps = z
  .record(z.uuid(), z.object({ calls: count, chats: count, applies: count }))
  .refine(
    (listings) => Object.keys(listings).length <= 1000,
    'At most 1000 listings in one report',
  );

/** Page views and taps since the last report of the site. */
export const ViewReport = z.object({
  companies: counts.default({}),
  jobs: counts.default({}),
  taps: taps.default({}),
});
export type ViewReport = z.output<typeof ViewReport>;
