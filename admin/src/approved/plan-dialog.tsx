import { useId, useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ListingRecord } from '../contract.ts';
import type { dataProvider } from '../data-provider.ts';
import { nameOf, type Kind } from '../listings/kinds.ts';
import { PlanChoice } from '../listings/plan-choice.tsx';

interface PlanDialogProps {
  kind: Kind;
  listing: ListingRecord;
  onClose: () => void;
}

/** Renews a listing on its plan or moves it to another. */
export function PlanDialog({ kind, listing, onClose }: PlanDialogProps) {
  const [plan, setPlan] = useState<string>(listing.plan);
  const { busy, change } = usePlanChange(kind, listing, onClose);
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
        <Button variant="contained" onClick={() => change(plan)} disabled={busy}>
          {plan === listing.plan ? 'Renew' : 'Change plan'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function usePlanChange(kind: Kind, listing: ListingRecord, onDone: () => void) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function change(plan: string) {
    setBusy(true);
    try {
      await provider.changePlan(kind, listing.id, plan);
      notify(kind.messages.planChanged, { type: 'success' });
      onDone();
    } catch {
      notify(kind.messages.planFailed, { type: 'error' });
      setBusy(false);
    }
    refresh();
  }

  return { busy, change };
}
