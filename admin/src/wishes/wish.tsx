import { Chip } from '@mui/material';
import type { Kind, ListingProps, ListingRecord } from '../kind.ts';
import { planName } from '../listings/plan-choice.tsx';
import { SelectFilter } from '../list/filters.tsx';

/** Whether a plan leaves the sender's wish for a higher one unfulfilled. */
export const leavesWish = (kind: Kind, { wishedPlan }: ListingRecord, plan: string) =>
  (kind.plans[wishedPlan]?.naira ?? 0) > (kind.plans[plan]?.naira ?? 0);

/**
 * The effect of an approval on a plan, in the words after its verb: `Approve` alone where nothing else was wished, else
 * ` as Basic, wish Premium kept` or ` as Premium`.
 */
export function planWords(kind: Kind, listing: ListingRecord, plan: string): string {
  const isLeft = leavesWish(kind, listing, plan);
  if (plan === kind.freePlan && !isLeft) return '';
  const kept = isLeft ? `, wish ${planName(kind, listing.wishedPlan)} kept` : '';
  return ` as ${planName(kind, plan)}${kept}`;
}

/** `wants Premium, unpaid` on a listing whose sender wished a higher plan than it has. */
export const UnpaidWish = ({ kind, listing }: ListingProps) =>
  leavesWish(kind, listing, listing.plan) && (
    <Chip
      size="small"
      variant="outlined"
      color="warning"
      label={`wants ${planName(kind, listing.wishedPlan)}, unpaid`}
    />
  );

/** Narrows a list to the listings with {@link UnpaidWish}. */
export const WishFilter = () => (
  <SelectFilter
    source="unpaid"
    label="Wishes"
    emptyText="With and without"
    choices={{ true: 'Wants a paid plan, unpaid', false: 'No open wish' }}
  />
);
