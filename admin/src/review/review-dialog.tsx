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

export interface ReviewDialogProps {
  kind: Kind;
  verdict: Decision['verdict'];
  listings: readonly ListingRecord[];
  onConfirm: (decision: Decision) => void;
  onClose: () => void;
}

/** Asks before a refusal and before several decisions at once. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { kind, verdict, onConfirm, onClose } = props;
  const [plan, setPlan] = useState(kind.freePlan);
  const [reason, setReason] = useState({ choice: '', words: '' });
  const title = useId();
  const confirm = () =>
    onConfirm(verdict === 'approve' ? { verdict, plan } : { verdict, reason: reasonText(reason) });

  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{heading(props)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{question(props)}</DialogContentText>
        {verdict === 'approve' ? (
          <PlanChoice kind={kind} value={plan} onChange={setPlan} />
        ) : (
          <ReasonChoice reasons={kind.reasons} value={reason} onChange={setReason} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          color={verdict === 'approve' ? 'primary' : 'error'}
          onClick={confirm}
        >
          {label(props)}
        </Button>
      </DialogActions>
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
