import { Icon } from '../layout/icon.tsx';

const names: Record<string, string> = { featured: 'Featured', premium: 'Premium' };

/** Only paid plans have a mark. */
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

export const cardClass = (plan: string) => (names[plan] ? 'card card-featured' : 'card');
