import { useState } from 'react';
import { Button, type ButtonProps } from '@mui/material';
import { CalendarPlus } from 'lucide-react';
import { useChange } from '../api-client/use-change.ts';
import type { ListingRecord } from '../contract.ts';
import { nameOf, type Kind } from '../kind.ts';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { PlanChoice } from '../listings/plan-choice.tsx';

interface ChangePlanProps extends Pick<ButtonProps, 'size' | 'variant'> {
  kind: Kind;
  listing: ListingRecord;
}

/** Button that renews a live or hidden listing on its plan or another. */
export function ChangePlan(props: ChangePlanProps) {
  const { kind, listing, size = 'medium', variant = 'outlined' } = props;
  const [open, setOpen] = useState(false);
  return (
    <span onClick={(event) => event.stopPropagation()}>
      <Button
        size={size}
        variant={variant}
        startIcon={<CalendarPlus size={18} aria-hidden />}
        aria-label={`Renew or upgrade ${nameOf(listing)}`}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Renew or upgrade
      </Button>
      {open && <PlanDialog kind={kind} listing={listing} onClose={() => setOpen(false)} />}
    </span>
  );
}

interface PlanDialogProps {
  kind: Kind;
  listing: ListingRecord;
  onClose: () => void;
}

function PlanDialog({ kind, listing, onClose }: PlanDialogProps) {
  const [plan, setPlan] = useState<string>(listing.plan);
  const { busy, change } = useChange();
  const { planChanged: done, planFailed: failed } = kind.messages;
  const changePlan = () =>
    change((api) => api.changePlan(kind, listing, plan), { done, failed, onDone: onClose });
  return (
    <ConfirmDialog
      title={`Renew or upgrade ${nameOf(listing)}`}
      question="Adds one term of the chosen plan to the current term, or starts it now if that has ended."
      confirm={plan === listing.plan ? 'Renew' : 'Change plan'}
      busy={busy}
      onConfirm={() => void changePlan()}
      onClose={onClose}
    >
      <PlanChoice kind={kind} value={plan} onChange={setPlan} />
    </ConfirmDialog>
  );
}
