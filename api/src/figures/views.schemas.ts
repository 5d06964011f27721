import { z } from 'zod';

/** Page views by listing id. */
const counts = z
  .record(z.uuid(), z.int().min(1).max(100_000))
  .refine((views) => Object.keys(views).length <= 1000, 'At most 1000 listings in one report');

/** Page views since the last report of the site. */
export const ViewReport = z.object({ companies: counts.default({}), jobs: counts.default({}) });
export type ViewReport = z.output<typeof ViewReport>;
