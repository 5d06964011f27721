import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kind } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { lastStep } from '../moderation/last-step.ts';
import type { State } from './ownership.schemas.ts';

/** The state of a listing as its owner sees it. */
export async function stateOf(
  em: EntityManager,
  kind: Pick<Kind, 'table'>,
  listing: Listing,
  now: Date,
): Promise<State> {
  if (listing.isPending()) return 'pending';
  if (listing.isLive(now)) return 'live';
  if (listing.status === 'live') return 'ended';
  const last = await lastStep(em, kind, listing);
  const isOver = (listing.expiresAt ?? now) <= now;
  if (last === 'withdrawn' && !isOver) return 'withdrawn';
  // A listing that is hidden within its term, for whatever reason, is a moderator's to show.
  return last === 'hidden' || !isOver ? 'hidden' : 'ended';
}
