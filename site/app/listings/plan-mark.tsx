import { Icon } from '../layout/icon.tsx';

const names: Record<string, string> = { featured: 'Featured', premium: 'Premium' };

/** Says openly that a listing is paid for; free and basic ones carry no mark. */
export function PlanMark({ plan }: { plan: string }) {
  const name = names[plan];
  if (!name) return null;
  return (
    <span className="tag tag-featured">
      <Icon name="star" className="size-3.5" />
      {name}
    </span>
  );
}

/** The look of a card by its plan. */
export const cardClass = (plan: string) => (names[plan] ? 'card card-featured' : 'card');
