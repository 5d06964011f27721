import type { Kind } from '../listings/kind.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { sql } from '../platform/database/sql.ts';

/** Fewer decisions do not say how long one usually takes. */
const MIN_DECISIONS = 5;

/** Median hours from submission to decision in the last 30 days; null with too few. */
export async function usualHours(database: ReadOnlyDatabase): Promise<number | null> {
  const [row] = await database.rows<{ hours: number | null }>(
    sql`select round((percentile_cont(0.5) within group (
        order by extract(epoch from created_at - (snapshot ->> 'createdAt')::timestamptz) / 3600))::numeric, 1)::float as hours
      from moderation where action in ('approved', 'rejected') and snapshot is not null
        and created_at > now() - interval '30 days'
      having count(*) >= ${MIN_DECISIONS}`,
    'usual hours',
  );
  return row?.hours ?? null;
}

/** The moderator's reason for the newest such decision, while the log keeps it. */
export async function reasonFor(
  database: ReadOnlyDatabase,
  { table }: Pick<Kind, 'table'>,
  id: string,
  action: 'hidden' | 'rejected',
): Promise<string | null> {
  const [row] = await database.rows<{ reason: string | null }>(
    sql`select reason from moderation where kind = ${table} and listing_id = ${id} and action = ${action}
        order by created_at desc, id desc limit 1`,
  );
  return row?.reason ?? null;
}
