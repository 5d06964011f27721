import { z } from 'zod';

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
