import { Injectable } from '@nestjs/common';
import { answerList } from '../platform/lists/page.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { all, sql } from '../platform/database/sql.ts';
import { recordsWith } from './records-with.ts';
import { entry, newestFirst } from './moderation-log.ts';
import { type ModerationQuery, sorts } from './moderation.schemas.ts';

@Injectable()
export class ModerationLogService {
  constructor(private readonly database: ReadOnlyDatabase) {}

  async list(query: ModerationQuery) {
    const { id, kind, listing, moderator, action, q, from, to } = query.filter;
    const found = sql`from moderation where ${all([
      id && sql`id = any(${id}::bigint[])`,
      kind && sql`kind = ${kind}`,
      listing && sql`listing_id = ${listing}`,
      moderator && sql`moderator_id = (select id from account where email = ${moderator})`,
      action && sql`action = ${action}`,
      q &&
        sql`listing_id in (select listing_id from moderation where snapshot is not null and ${recordsWith('moderation', q)}
          union select id from company where ${recordsWith('company', q)} union select id from job where ${recordsWith('job', q)})`,
      from && sql`created_at >= ${from}`,
      to && sql`created_at < ${to}`,
    ])}`;
    const slice = { fields: entry, found, sorts, order: newestFirst };
    return answerList(this.database, 'moderations', query, slice);
  }
}
