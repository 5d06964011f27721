import type { EntityManager } from '@mikro-orm/postgresql';
import { config } from '../config/config.ts';
import { inNaira, type Plan } from '#contract/plans.ts';
import type { Kind } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { dayInLagos } from '../notices/lagos-time.ts';
import { conflict } from '../platform/errors/conflict.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_BEFORE_END = 14;
/** Of renewing a listing, and of mailing its link. */
export const DAYS_AFTER_END = 180;
/** Free renewals without a decision of a moderator between them. */
const MAX_IN_A_ROW = 6;

type PlansOf = Pick<Kind, 'table' | 'plans'>;

/** Free companies are hidden "until upgraded" (spec §4), unless the operator decides otherwise. */
const isFree = ({ table }: PlansOf, { naira }: Plan) =>
  naira === 0 && (table === 'job' || config.freeRenewals);

/** The plans to renew on, and why that is not free at this moment. */
export const renewalPlans = (em: EntityManager, kind: PlansOf, listing: Listing, now: Date) =>
  Promise.all(
    Object.entries(kind.plans)
      .filter(([, plan]) => plan.naira > 0 || isFree(kind, plan))
      .map(async ([plan, { name, naira }]) => {
        const refusal = (await refusalOf(em, kind, listing, plan, now))?.message ?? null;
        return { plan, name, naira, free: refusal === null, refusal };
      }),
  );

/** The reason why the owner cannot renew the listing on a plan of its kind. */
export async function refusalOf(
  em: EntityManager,
  kind: PlansOf,
  listing: Listing,
  plan: string,
  now: Date,
) {
  const wanted = kind.plans[plan];
  const current = kind.plans[listing.plan];
  const end = listing.expiresAt ?? now;
  if (!wanted || !isFree(kind, wanted)) return needsPayment(wanted);
  if (end.getTime() - now.getTime() > DAYS_BEFORE_END * DAY_MS)
    return conflict(
      'too_early',
      `Its term runs until ${dayInLagos(end)}. You can renew it from ${DAYS_BEFORE_END} days before that.`,
    );
  if (now.getTime() - end.getTime() > DAYS_AFTER_END * DAY_MS)
    return conflict('too_early', `It ended more than ${DAYS_AFTER_END} days ago: send it again.`);
  if (end > now && current && current.naira > 0)
    return conflict('too_early', `It is ${current.name} until its end. Renew it free after that.`);
  return (await needsReview(em, listing)) ? conflict('needs_review') : undefined;
}

/** Whether the owner has renewed it as often as is possible without a moderator. */
async function needsReview(em: EntityManager, { id }: Listing): Promise<boolean> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from moderation where listing_id = ? and action = 'renewed' and by_owner
       and id > coalesce((select max(id) from moderation where listing_id = ? and not by_owner and moderator_id is not null), 0)`,
    [id, id],
  );
  return (row?.count ?? 0) >= MAX_IN_A_ROW;
}

function needsPayment({ name = 'This plan', naira = 0 }: Partial<Plan> = {}) {
  const sentence = naira
    ? `${name} costs ${inNaira(naira)}. Write to us to pay for it.`
    : `${name} is for the first term only. Write to us to pay for another plan.`;
  return Object.assign(conflict('needs_payment', sentence), naira && { naira });
}
