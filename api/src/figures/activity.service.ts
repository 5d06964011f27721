import { Injectable } from '@nestjs/common';
import { checkedId, type Kind, notFound } from '../listings/kind.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, sql } from '../platform/database/sql.ts';
import { ACTIVITY_DAYS, type ActivityDay, today } from './activity.ts';

@Injectable()
export class ActivityService {
  constructor(private readonly database: ReadOnlyDatabase) {}

  /** The last 90 days of a listing, oldest first, today included. @throws 404 */
  async of(kind: Pick<Kind, 'table' | 'label'>, id: string): Promise<ActivityDay[]> {
    const days = await this.database.rows<ActivityDay>(
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
}
