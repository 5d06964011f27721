import { z } from 'zod';
import { checkedId, type Kind, notFound } from '../listings/kind.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, sql } from '../platform/database/sql.ts';

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

/** The last 90 days of a listing, oldest first, today included. @throws 404 */
export async function activityOf(
  database: ReadOnlyDatabase,
  kind: Pick<Kind, 'table' | 'label'>,
  id: string,
): Promise<ActivityDay[]> {
  const days = await database.rows<ActivityDay>(
    sql`select to_char(${today} - n, 'YYYY-MM-DD') as day, coalesce(activity.views, 0) as views, coalesce(reveals, 0) as reveals,
          coalesce(calls, 0) as calls, coalesce(chats, 0) as chats, coalesce(applies, 0) as applies
        from ${raw(kind.table)} listing cross join generate_series(0, ${ACTIVITY_DAYS - 1}::int) n
          left join activity on listing_id = listing.id and activity.day = ${today} - n
        where listing.id = ${checkedId(kind, id)} order by n desc`,
    `${kind.table} activity`,
  );
  if (days.length === 0) throw notFound(kind);
  return days;
}
