import { Injectable } from '@nestjs/common';
import type { FinishedAnswer } from '../listings/finished-answer.ts';
import { answerPage, emptyPage, orderOf, type Page, selectPage } from '../listings/page.ts';
import { Reads } from '../listings/reads.ts';
import { all, type Sql, sql } from '../listings/sql.ts';
import { entry, newestFirst } from './moderation-log.ts';
import { type ModerationQuery, sorts } from './moderation.schemas.ts';

/** Reads who decided what, when and why. */
@Injectable()
export class ModerationLogService {
  constructor(private readonly reads: Reads) {}

  async list(query: ModerationQuery): Promise<FinishedAnswer> {
    const found = sql`from moderation where ${all(conditions(query.filter))}`;
    const order = orderOf(query, sorts, newestFirst);
    const [page = emptyPage] = await this.reads.rows<Page>(
      selectPage(query, { fields: entry, found, order }),
    );
    return answerPage(page, 'moderations', query);
  }
}

function conditions(filter: ModerationQuery['filter']): Sql[] {
  const { id, kind, listing, moderator, action, from, to } = filter;
  return [
    ...(id ? [sql`id = any(${id}::bigint[])`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(listing ? [sql`listing_id = ${listing}`] : []),
    ...(moderator ? [sql`moderator_id = (select id from account where email = ${moderator})`] : []),
    ...(action ? [sql`action = ${action}`] : []),
    ...(from ? [sql`created_at >= ${from}`] : []),
    ...(to ? [sql`created_at < ${to}`] : []),
  ];
}
