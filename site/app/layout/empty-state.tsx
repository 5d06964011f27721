import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface StateProps {
  title: string;
  icon?: IconName;
  children?: ReactNode;
}

export const EmptyState = ({ icon = 'search', ...state }: StateProps) => (
  <State icon={icon} look="bg-sunken text-ink-soft" {...state} />
);

export const ErrorState = ({ icon = 'warning', ...state }: StateProps) => (
  <State icon={icon} look="bg-warning-soft text-warning-ink" role="alert" {...state} />
);

interface Look {
  icon: IconName;
  look: string;
  role?: 'alert';
}

const State = ({ title, icon, look, role, children }: StateProps & Look) => (
  <div
    className="card mt-2 flex flex-col items-center gap-4 px-6 py-8 text-center sm:py-12"
    role={role}
  >
    <span className={`${look} grid size-16 place-items-center rounded-full`}>
      <Icon name={icon} className="size-7" />
    </span>
    <h2>{title}</h2>
    {children}
  </div>
);
