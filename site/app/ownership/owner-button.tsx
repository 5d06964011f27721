import type { ReactNode } from 'react';

/** Everything that a button on the owner's pages does. */
export type Intent = 'renew' | 'withdraw' | 'delete' | 'show' | 'drop-change' | 'new-link';

interface OwnerButtonProps {
  intent: Intent;
  /** Of a renewal. */
  plan?: string;
  isFirst?: boolean;
  children: ReactNode;
}

/** A form of one button. */
export const OwnerButton = ({ intent, plan, isFirst, children }: OwnerButtonProps) => (
  <form method="post" action="/manage">
    {plan && <input type="hidden" name="plan" value={plan} />}
    <button
      name="intent"
      value={intent}
      className={`btn w-full sm:w-auto ${isFirst ? 'btn-primary' : 'btn-secondary'}`}
    >
      {children}
    </button>
  </form>
);
