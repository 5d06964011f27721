import { useId, useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import type { ListingRecord } from '../contract.ts';
import { nameOf, type Kind } from '../listings/kinds.ts';
import { PlanChoice } from '../listings/plan-choice.tsx';
import { useChange } from './use-change.ts';

interface PlanDialogProps {
  kind: Kind;
  listing: ListingRecord;
  onClose: () => void;
}

/** Renews a listing on its plan or moves it to another. */
export function PlanDialog({ kind, listing, onClose }: PlanDialogProps) {
  const [plan, setPlan] = useState<string>(listing.plan);
  const { planChanged: done, planFailed: failed } = kind.messages;
  const { busy, change } = useChange({ done, failed }, onClose);
  const changePlan = () => change((api) => api.changePlan(kind, listing, plan));
  const title = useId();
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>Renew or upgrade {nameOf(listing)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          A term of the chosen plan is added to the end of the present one; if that is over, it
          starts now.
        </DialogContentText>
        <PlanChoice kind={kind} value={plan} onChange={setPlan} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button variant="contained" onClick={changePlan} disabled={busy}>
          {plan === listing.plan ? 'Renew' : 'Change plan'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
