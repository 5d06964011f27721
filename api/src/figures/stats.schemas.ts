import { z } from 'zod';

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
export type Stats = z.infer<typeof Stats>;
