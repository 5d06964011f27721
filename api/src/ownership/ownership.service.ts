import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  Change,
  changedColumns,
  type Columns,
  differing,
  formFields,
} from '../changes/change.entity.ts';
import { activityOf } from '../figures/activity.ts';
import { comparisonOf } from '../figures/comparison.ts';
import { type AnyKind, type Kind, Kinds } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { OwnershipClaims } from '../ownership-claims/ownership-claims.service.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { sql } from '../platform/database/sql.ts';
import type { RequestOwner } from '../platform/http/request.ts';
import { invalidLink } from './owner.guard.ts';
import type { May, Ownership, State } from './ownership.schemas.ts';
import { holdOf } from '../reports/holds.service.ts';
import { renewalPlans } from './renewal.ts';
import { stateOf } from './state.ts';

type Snapshot = Columns & Pick<Listing, 'reference' | 'wishedPlan'> & { createdAt: string };

/** Reads a listing, its state and figures for its owner. */
@Injectable()
export class OwnershipService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: ReadOnlyDatabase,
    private readonly kinds: Kinds,
    private readonly claims: OwnershipClaims,
  ) {}

  /** @throws 401 when the listing was deleted meanwhile */
  async read(owner: RequestOwner, now: Date): Promise<Ownership> {
    const kind = this.kinds.of(owner.kind);
    if (owner.isRejected) return this.rejected(kind, owner, now);
    const listing = await this.em.findOne(kind.entity, { id: owner.id });
    if (!listing) throw invalidLink();
    const { id, reference, wishedPlan, createdAt, expiresAt } = listing;
    const state = await stateOf(this.em, kind, listing, now);
    const wasPublic = state !== 'pending';
    const plans = wasPublic ? await renewalPlans(this.em, kind, listing, now) : [];
    const isRenewable = plans.some(({ free }) => free);
    const page = kind.letters.pageOf(listing);
    return {
      kind: kind.table,
      state,
      reference,
      sentAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      page: state === 'live' ? page : null,
      wishedPlan,
      listing: formFields(kind, changedColumns(listing), now),
      change: wasPublic ? await this.change(kind, listing, now) : null,
      claims: await this.claims.unanswered(listing),
      may: mayIn(state, isRenewable),
      plans,
      // One that a moderator has hidden does not come back with the end of its hold.
      held: state === 'hidden' ? null : await holdOf(this.database, listing, now),
      activity: wasPublic ? await activityOf(this.database, kind, id) : [],
      comparison:
        wasPublic && kind.table === 'company' ? await comparisonOf(this.database, id) : null,
      usualHours: wasPublic ? null : await usualHours(this.database),
      reason: state === 'hidden' ? await reasonFor(this.database, kind, id, 'hidden') : null,
    };
  }

  private async rejected(kind: AnyKind, { id }: RequestOwner, now: Date): Promise<Ownership> {
    const [entry] = await this.em.execute<{ snapshot: Snapshot }[]>(
      `select snapshot from moderation where kind = ? and listing_id = ? and action = 'rejected' and snapshot is not null`,
      [kind.table, id],
    );
    if (!entry) throw invalidLink();
    const { snapshot } = entry;
    // Its images were deleted with it.
    const columns = { ...snapshot, image: null, cover: null };
    return {
      kind: kind.table,
      state: 'rejected',
      reference: snapshot.reference,
      sentAt: new Date(snapshot.createdAt).toISOString(),
      expiresAt: null,
      page: null,
      wishedPlan: snapshot.wishedPlan,
      listing: formFields(kind, columns, now),
      change: null,
      claims: [],
      may: mayIn('rejected', false),
      plans: [],
      held: null,
      activity: [],
      comparison: null,
      usualHours: null,
      reason: await reasonFor(this.database, kind, id, 'rejected'),
    };
  }

  private async change(kind: AnyKind, listing: Listing, now: Date): Promise<Ownership['change']> {
    const change = await this.em.findOne(Change, { listingId: listing.id });
    if (!change) return null;
    return {
      facts: formFields(kind, changedColumns(listing, change), now),
      identity: differing(kind.identityFields, listing, change.facts),
      createdAt: change.createdAt.toISOString(),
    };
  }
}

function mayIn(state: State, isRenewable: boolean): May[] {
  const renew = isRenewable ? (['renew'] as const) : [];
  const may = {
    pending: ['edit', 'delete'],
    live: ['edit', ...renew, 'withdraw'],
    ended: ['edit', ...renew],
    withdrawn: ['edit', 'show'],
    hidden: [],
    rejected: ['resubmit'],
  } as const satisfies Record<State, readonly May[]>;
  return [...may[state]];
}

/** Fewer decisions do not say how long one usually takes. */
const MIN_DECISIONS = 5;

/** Median hours from submission to decision in the last 30 days; null with too few. */
async function usualHours(database: ReadOnlyDatabase): Promise<number | null> {
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
async function reasonFor(
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
