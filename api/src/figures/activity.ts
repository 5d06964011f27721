import { z } from 'zod';
import { raw, type Sql, sql } from '../platform/database/sql.ts';

export const ACTIVITY_DAYS = 90;

/** SQL of the day in Lagos. */
export const today = raw("(now() at time zone 'Africa/Lagos')::date");

const count = z.int().min(0);

/** Counts of views, reveals and contacts of a listing on a day in Lagos. */
export const ActivityDay = z
  .object({
    day: z.iso.date(),
    views: count.meta({ description: 'Page views' }),
    reveals: count.meta({ description: 'Times that the phone number was shown' }),
    calls: count,
    chats: count,
    applies: count,
  })
  .meta({
    id: 'ActivityDay',
    examples: [{ day: '2026-11-20', views: 41, reveals: 6, calls: 3, chats: 2, applies: 0 }],
  });
export type ActivityDay = z.output<typeof ActivityDay>;

/** Selects a JSON array as `json`: the last 90 days of a listing, oldest first, today included. */
export const activityOf = (listingId: string): Sql => sql`
  select json_agg(json_build_object('day', days.day, 'views', coalesce(views, 0), 'reveals', coalesce(reveals, 0),
    'calls', coalesce(calls, 0), 'chats', coalesce(chats, 0), 'applies', coalesce(applies, 0)) order by days.day)::text as json
  from (select ${today} - n as day from generate_series(0, ${raw(String(ACTIVITY_DAYS - 1))}) n) days
  left join activity on listing_id = ${listingId} and activity.day = days.day`;
