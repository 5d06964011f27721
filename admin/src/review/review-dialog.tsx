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
import type { Decision } from './decision.ts';
import { PlanChoice } from '../listings/plan-choice.tsx';
import { ReasonChoice, reasonText } from './reason-choice.tsx';
import { Results } from './results.tsx';
import type { Result } from './use-review.ts';

export interface ReviewDialogProps {
  kind: Kind;
  verdict: Decision['verdict'];
  listings: readonly ListingRecord[];
  busy: boolean;
  /** One for each listing that has been decided so far; only where there are several. */
  results: readonly Result[];
  onConfirm: (decision: Decision) => void;
  onClose: () => void;
}

/** Asks before a refusal and before several decisions at once, and shows what came of them. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { kind, verdict, listings, busy, results, onConfirm, onClose } = props;
  const [plan, setPlan] = useState(kind.freePlan);
  const [reason, setReason] = useState({ choice: '', words: '' });
  const title = useId();
  const begun = busy || results.length > 0;
  const confirm = () =>
    onConfirm(verdict === 'approve' ? { verdict, plan } : { verdict, reason: reasonText(reason) });

  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{heading(props)}</DialogTitle>
      <DialogContent>
        {begun && listings.length > 1 ? (
          <Results kind={kind} verdict={verdict} listings={listings} results={results} />
        ) : (
          <>
            <DialogContentText sx={{ mb: 2 }}>{question(props)}</DialogContentText>
            {verdict === 'approve' ? (
              <PlanChoice kind={kind} value={plan} onChange={setPlan} />
            ) : (
              <ReasonChoice reasons={kind.reasons} value={reason} onChange={setReason} />
            )}
          </>
        )}
      </DialogContent>
      {begun && listings.length > 1 ? (
        <DialogActions>
          <Button variant="contained" onClick={onClose} disabled={busy}>
            {busy ? 'Working…' : 'Close'}
          </Button>
        </DialogActions>
      ) : (
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            variant="contained"
            color={verdict === 'approve' ? 'primary' : 'error'}
            onClick={confirm}
            disabled={busy}
          >
            {label(props)}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

const verb = ({ kind, verdict }: ReviewDialogProps) =>
  verdict === 'approve' ? kind.approve : 'Reject';

const label = (props: ReviewDialogProps) =>
  props.listings.length > 1 ? `${verb(props)} ${props.listings.length}` : verb(props);

const heading = (props: ReviewDialogProps) => {
  const { kind, listings } = props;
  const [first] = listings;
  if (first && listings.length === 1) return `${verb(props)} ${nameOf(first)}`;
  return `${verb(props)} ${listings.length} ${kind.many}`;
};

const question = ({ kind, verdict, listings }: ReviewDialogProps) => {
  if (verdict === 'approve') return `All ${listings.length} become public on the same plan.`;
  return listings.length > 1 ? kind.messages.rejectManyQuestion : kind.messages.rejectQuestion;
};
