import { Injectable } from '@nestjs/common';
import { checkedId, type Kind, notFound } from '../listings/kind.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, sql } from '../platform/database/sql.ts';
import { type ActivityDay, activityOf } from './activity.ts';

@Injectable()
export class ActivityService {
  constructor(private readonly database: ReadOnlyDatabase) {}

  /** The last 90 days of a listing, oldest first, today included. @throws 404 */
  async of(kind: Pick<Kind, 'table' | 'label'>, id: string): Promise<ActivityDay[]> {
    const [row] = await this.database.rows<{ json: string }>(
      sql`select days.json from ${raw(kind.table)}, (${activityOf(checkedId(kind, id))}) days where id = ${id}`,
      `${kind.table} activity`,
    );
    if (!row) throw notFound(kind);
    return JSON.parse(row.json) as ActivityDay[];
  }
}
