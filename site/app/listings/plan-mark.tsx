import { Icon } from '../layout/icon.tsx';

const names: Record<string, string> = { featured: 'Featured', premium: 'Premium' };

/** Only paid plans have a mark. */
export function PlanMark({ plan }: { plan: string }) {
  const name = names[plan];
  if (!name) return null;
  return (
    <span className="tag bg-featured-soft text-featured-ink">
      <Icon name="star" className="size-3.5" />
      {name}
    </span>
  );
}

/** The mark of a paid plan under the logo of a card. */
export const PlanLabel = ({ plan }: { plan: string }) =>
  names[plan] ? <span className="plan-label">{names[plan]}</span> : null;

/** Amber ground for premium alone. */
export const cardClass = (plan: string) =>
  plan === 'premium' ? 'listing listing-premium' : 'listing';
