import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Intent } from './manage.server.ts';
import type { OwnerPage } from './owner-link.server.ts';

interface OwnerButtonProps {
  intent: Intent;
  plan?: string;
  claim?: string;
  isFirst?: boolean;
  children: ReactNode;
}

export const OwnerButton = ({ intent, plan, claim, isFirst, children }: OwnerButtonProps) => (
  <form method="post" action={`/manage?of=${useLoaderData<OwnerPage>().of}`}>
    {plan && <input type="hidden" name="plan" value={plan} />}
    {claim && <input type="hidden" name="claim" value={claim} />}
    <button
      name="intent"
      value={intent}
      className={`btn w-full sm:w-auto ${isFirst ? 'btn-primary' : 'btn-secondary'} ${intent === 'delete' ? 'border-danger text-danger' : ''}`}
    >
      {children}
    </button>
  </form>
);
