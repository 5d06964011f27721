import { z } from 'zod';
import { places } from '#contract/places.ts';
import { Moment } from '../listings/listing.schemas.ts';

/** The city of listings outside the known places. */
export const ELSEWHERE = 'Elsewhere';

/** Days that the overview covers, today included. */
export const OVERVIEW_DAYS = 30;
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
    views: z.object(byKind).meta({ description: 'Page views of all listings, live or not' }),
  })
  .meta({
    id: 'Overview',
    examples: [
      {
        days: Array.from({ length: OVERVIEW_DAYS }, (_, index) => ({
          day: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
          companies: 8 + (index % 7),
          jobs: 4 + (index % 5),
          approved: 10 + (index % 9),
          rejected: index % 3,
        })),
        decisionHours: { median: 2.4, p90: 11.75 },
        queue: {
          companies: { waiting: 6, flagged: 2, oldest: '2026-11-20T05:12:45.120Z' },
          jobs: { waiting: 0, flagged: 0, oldest: null },
        },
        reports: { waiting: 2, held: 1 },
        live: {
          services: { bike: 512, van: 301, air: 44 },
          cities: [
            { city: 'Lagos', companies: 402, jobs: 160 },
            { city: ELSEWHERE, companies: 31, jobs: 12 },
          ],
        },
        views: { companies: 90412, jobs: 41033 },
      },
    ],
  });
