import { useState } from 'react';
import type { ButtonProps } from '@mui/material';
import { CalendarPlus } from 'lucide-react';
import { type ListingProps, nameOf, type PlanName } from '../kind.ts';
import { ActionDialog } from '../layout/confirm-dialog.tsx';
import { DialogButton } from '../layout/dialog-button.tsx';
import { leavesWish } from '../wishes/wish.tsx';
import { PlanChoice } from '../listings/plan-choice.tsx';

type ChangePlanProps = ListingProps & Pick<ButtonProps, 'size' | 'variant'>;

export const ChangePlan = ({ kind, listing, ...button }: ChangePlanProps) => (
  <DialogButton
    {...button}
    icon={CalendarPlus}
    label="Renew or upgrade"
    name={`Renew or upgrade ${nameOf(listing)}`}
    dialog={(onClose) => <PlanDialog kind={kind} listing={listing} onClose={onClose} />}
  />
);

function PlanDialog({ kind, onClose, ...props }: ListingProps & { onClose: () => void }) {
  // As it was shown: another moderator may renew it while the dialog covers the list.
  const [listing] = useState(props.listing);
  const [plan, setPlan] = useState<PlanName>(
    leavesWish(kind, listing, listing.plan) ? listing.wishedPlan : listing.plan,
  );
  return (
    <ActionDialog
      title={`Renew or upgrade ${nameOf(listing)}`}
      question="Adds one term of the chosen plan to the current term, or starts it now if that has ended."
      confirm={plan === listing.plan ? 'Renew' : 'Change plan'}
      act={(api) => api.changePlan(kind, listing, plan)}
      done={kind.messages.planChanged}
      failed={kind.messages.planFailed}
      onDone={onClose}
      onClose={onClose}
    >
      <PlanChoice kind={kind} value={plan} onChange={setPlan} wished={listing.wishedPlan} />
    </ActionDialog>
  );
}
