import { z } from 'zod';
import { places } from '#contract/places.ts';
import { Moment } from '../listings/listing.schemas.ts';

/** Where a live listing is that is in none of the places people choose from. */
export const elsewhere = 'Elsewhere';

/** How many days the overview looks back, today included. */
export const days = 30;
const count = z.int().min(0);

const Queue = z.object({
  waiting: count,
  flagged: count.meta({ description: 'Those of them that screening has noted something about' }),
  oldest: Moment.nullable().meta({ description: 'When the one was sent that waits longest' }),
});

const ofBoth = { companies: count, jobs: count };

/** How moderation goes, in figures; everything as counted at this moment. */
export const Overview = z
  .object({
    days: z
      .array(
        z.object({
          day: z.iso.date(),
          companies: count.meta({ description: 'Sent on that day, also those rejected since' }),
          jobs: count.meta({ description: 'Sent on that day, also those rejected since' }),
          approved: count,
          rejected: count,
        }),
      )
      .length(days)
      .meta({ description: 'The last 30 days in Lagos, oldest first, today included' }),
    decisionHours: z.object({ median: z.number(), p90: z.number() }).nullable().meta({
      description: 'From sent to approved or rejected, in these days; null without decisions',
    }),
    queue: z.object({ companies: Queue, jobs: Queue }),
    live: z.object({
      services: z
        .object({ bike: count, van: count, air: count })
        .meta({ description: 'Live companies; one with two services counts twice' }),
      cities: z.array(z.object({ city: z.enum([...places, elsewhere]), ...ofBoth })).meta({
        description: 'Live listings, each counted once',
      }),
    }),
    views: z.object(ofBoth).meta({ description: 'Page views of all listings there are' }),
  })
  .meta({
    id: 'Overview',
    examples: [
      {
        days: Array.from({ length: days }, (_, index) => ({
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
        live: {
          services: { bike: 512, van: 301, air: 44 },
          cities: [
            { city: 'Lagos', companies: 402, jobs: 160 },
            { city: elsewhere, companies: 31, jobs: 12 },
          ],
        },
        views: { companies: 90412, jobs: 41033 },
      },
    ],
  });
