import { Typography } from '@mui/material';
import { useState } from 'react';
import { nextStep } from '#contract/rejections.ts';
import { countOf, type Kind, type ListingRecord, nameOf } from '../kind.ts';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useKeptAnswer } from '../layout/use-kept-answer.ts';
import { PlanChoice } from '../listings/plan-choice.tsx';
import { leavesWish } from '../wishes/wish.tsx';
import type { Decision } from './decision.ts';
import { Previews } from './previews.tsx';
import { noReason, ReasonChoice, reasonText } from './reason-choice.tsx';

interface ReviewDialogProps {
  kind: Kind;
  verdict: Decision['verdict'];
  listings: readonly ListingRecord[];
  /** With the submissions as they were when the dialog was opened. */
  onConfirm: (decision: Decision, listings: readonly ListingRecord[]) => void;
  onClose: () => void;
}

/** Confirms a rejection, or a decision about several submissions. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { kind, verdict, onConfirm, onClose } = props;
  const [shown] = useState(props.listings);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const listings = shown.filter(({ id }) => !leftOut.includes(id));
  const [plan, setPlan] = useState(kind.freePlan);
  const about = shown.map(({ id }) => id).join();
  const [reason, setReason] = useKeptAnswer(`reject ${about}`, noReason);
  const isApproval = verdict === 'approve';
  const verb = isApproval ? kind.approve : 'Reject';
  const count = listings.length;
  const [first] = listings;
  const toggle = (id: string) =>
    setLeftOut(leftOut.includes(id) ? leftOut.filter((one) => one !== id) : [...leftOut, id]);
  const confirm = () =>
    onConfirm(isApproval ? { verdict, plan } : { verdict, reason: reasonText(reason) }, listings);

  return (
    <ConfirmDialog
      title={
        first && shown.length === 1 ? `${verb} ${nameOf(first)}` : `${verb} ${countOf(kind, count)}`
      }
      question={question({ ...props, listings })}
      confirm={shown.length > 1 ? `${verb} ${count}` : verb}
      isDestructive={!isApproval}
      isBlocked={count === 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      {(isApproval || shown.length > 1) && (
        <Previews {...{ kind, leftOut, listings: shown }} onToggle={toggle} />
      )}
      {isApproval ? (
        <>
          <PlanChoice kind={kind} value={plan} onChange={setPlan} />
          <Wishes kept={listings.filter((one) => leavesWish(kind, one, plan)).length} />
        </>
      ) : (
        <ReasonChoice
          presets={kind.rejectReasons}
          value={reason}
          onChange={setReason}
          advice={nextStep(kind.one, reason.preset)}
        />
      )}
    </ConfirmDialog>
  );
}

const Wishes = ({ kept }: { kept: number }) =>
  kept > 0 && (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {kept === 1 ? '1 sender wishes' : `${kept} senders wish`} a higher plan: the approval keeps
      that in their records.
    </Typography>
  );

function question({ kind, verdict, listings }: ReviewDialogProps) {
  if (verdict === 'approve')
    return listings.length === 1
      ? 'It becomes public on this plan.'
      : `All ${listings.length} become public on the same plan.`;
  return listings.length > 1 ? kind.messages.rejectManyQuestion : kind.messages.rejectQuestion;
}
