import { z } from 'zod';
import { raw } from '../platform/database/sql.ts';

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
