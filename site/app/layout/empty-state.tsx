import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface StateProps {
  title: string;
  icon?: IconName;
  /** What can be done now: a sentence, then links or buttons. */
  children?: ReactNode;
}

/** Shown in the place of a list that has nothing in it. */
export function EmptyState({ title, icon = 'search', children }: StateProps) {
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
      <span className="bg-sunken text-ink-soft grid size-16 place-items-center rounded-full">
        <Icon name={icon} className="size-7" />
      </span>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** Shown in the place of what could not be loaded. */
export function ErrorState({ title, icon = 'warning', children }: StateProps) {
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center" role="alert">
      <span className="bg-warning-soft text-warning-ink grid size-16 place-items-center rounded-full">
        <Icon name={icon} className="size-7" />
      </span>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
