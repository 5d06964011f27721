import { z } from 'zod';
import { isLive } from '../listings/life.ts';
import { sql } from '../platform/database/sql.ts';
import { versionStamp } from '../platform/public-version/version-stamp.ts';

export const Stats = z
  .object({
    companies: z.int(),
    jobs: z.int(),
    verifiedShare: z
      .number()
      .nullable()
      .meta({ description: 'Verified among the public companies, 0 to 1; null without companies' }),
    averageRating: z
      .number()
      .nullable()
      .meta({ description: '1 to 5; null until there are reviews' }),
  })
  .meta({
    id: 'Stats',
    examples: [{ companies: 812, jobs: 319, verifiedShare: 1, averageRating: null }],
  });

/** Counts what is public, which a moderator has verified, as JSON in one row, read from indexes alone. */
export const statsStatement = sql`
  select json_build_object(
    'companies', count(*),
    'jobs', (select count(*) from job where ${isLive}),
    'verifiedShare', case when count(*) > 0 then 1 end,
    'averageRating', (select round(avg(rating)::numeric, 1)::float from company
                      where ${isLive} and rating is not null))::text as json,
    ${versionStamp(sql`least(min(expires_at), (select min(expires_at) from job where ${isLive}))`)}
  from company where ${isLive}`;
