import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  title: string;
  icon: IconName;
  /** The list could not be loaded: announced, in the colours of a warning. */
  isError?: boolean;
  children: ReactNode;
}

export const EmptyState = ({ title, icon, isError, children }: EmptyStateProps) => (
  <div
    className="card mt-2 flex flex-col items-center gap-4 px-6 py-8 text-center sm:py-12"
    role={isError ? 'alert' : undefined}
  >
    <span
      className={`${isError ? 'bg-warning-soft text-warning-ink' : 'bg-sunken text-ink-soft'} grid size-16 place-items-center rounded-full`}
    >
      <Icon name={icon} className="size-7" />
    </span>
    <h2>{title}</h2>
    {children}
  </div>
);
