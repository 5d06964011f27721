import { z } from 'zod';
import { places } from '#contract/places.ts';
import { Moment } from '../listings/listing.schemas.ts';

/** The city of listings outside the known places. */
export const ELSEWHERE = 'Elsewhere';

/** Days that the overview covers, today included. */
export const OVERVIEW_DAYS = 30;
/** Searches without a match that the overview names. */
export const MAX_MISSED_SHOWN = 10;
const count = z.int().min(0);

const Queue = z.object({
  waiting: count,
  flagged: count.meta({ description: 'Waiting submissions with screening notes' }),
  oldest: Moment.nullable().meta({ description: 'Submission time of the oldest one' }),
});

const byKind = { companies: count, jobs: count };

export const Overview = z
  .object({
    days: z
      .array(
        z.object({
          day: z.iso.date(),
          companies: count.meta({
            description: 'Submitted on that day, including those rejected since',
          }),
          jobs: count.meta({
            description: 'Submitted on that day, including those rejected since',
          }),
          approved: count,
          rejected: count,
        }),
      )
      .length(OVERVIEW_DAYS)
      .meta({ description: 'The last 30 days in Lagos, oldest first, today included' }),
    decisionHours: z.object({ median: z.number(), p90: z.number() }).nullable().meta({
      description: 'From submission to decision, for decisions of these days; null without any',
    }),
    queue: z.object({ companies: Queue, jobs: Queue }),
    reports: z.object({
      waiting: count.meta({ description: 'Listings and numbers with confirmed reports' }),
      held: count,
    }),
    live: z.object({
      services: z
        .object({ bike: count, van: count, air: count })
        .meta({ description: 'Live companies; one with two services counts twice' }),
      cities: z.array(z.object({ city: z.enum([...places, ELSEWHERE]), ...byKind })).meta({
        description: 'Live listings, each counted once',
      }),
    }),
    missed: z
      .array(z.object({ search: z.string(), count }))
      .max(MAX_MISSED_SHOWN)
      .meta({
        description:
          'Searches of the last 30 days without a match, the most frequent first: list, place, destination, and service or job type, with - for none',
        examples: [[{ search: 'companies lagos/yaba - van', count: 31 }]],
      }),
    views: z.object(byKind).meta({ description: 'Page views of all listings, live or not' }),
  })
  .meta({ id: 'Overview' });
