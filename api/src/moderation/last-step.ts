import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kind } from '../listings/kind.ts';
import { lifeSteps } from '../listings/life.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { Action } from './moderation.schemas.ts';

/** The newest entry of the log that decides whether visitors see the listing; by id, since the time is that of its transaction's start. */
export async function lastStep(
  em: EntityManager,
  { table }: Pick<Kind, 'table'>,
  { id }: Pick<Listing, 'id'>,
): Promise<Action | undefined> {
  const [entry] = await em.execute<{ action: Action }[]>(
    `select action from moderation where kind = ? and listing_id = ?
       and action in (${lifeSteps})
     order by id desc limit 1`,
    [table, id],
  );
  return entry?.action;
}
