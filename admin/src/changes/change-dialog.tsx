import { useState } from 'react';
import { Typography } from '@mui/material';
import type { Change } from '#contract/openapi.ts';
import { EmailLink, PhoneLink } from '../fields/links.tsx';
import { LongText } from '../fields/long-text.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useKeptAnswer } from '../layout/use-kept-answer.ts';
import { noReason, ReasonChoice, reasonText } from '../review/reason-choice.tsx';
import type { ChangeDecision } from './use-decisions-on-changes.ts';

export interface ChangeDialogProps {
  change: Change;
  verdict: ChangeDecision['verdict'];
  onDecide: (decision: ChangeDecision) => void;
  onClose: () => void;
}

/** Asks for the answer at the old number or address before an approval, or for the reason of a refusal. */
export function ChangeDialog({ change, verdict, onDecide, onClose }: ChangeDialogProps) {
  const [said, setSaid] = useKeptAnswer(`approve ${change.id}`, '');
  const [isMissing, setMissing] = useState(false);
  const [reason, setReason] = useKeptAnswer(`refuse ${change.id}`, noReason);
  const isApproval = verdict === 'approve';
  const words = isApproval ? said.trim() : reasonText(reason);
  return (
    <ConfirmDialog
      title={`${isApproval ? 'Approve' : 'Refuse'} the change of ${change.name}`}
      question={
        isApproval
          ? askFirst
          : 'Visitors keep seeing the old text. The owner gets an email, with your reason if you give one.'
      }
      confirm={isApproval ? 'Approve' : 'Refuse'}
      isDestructive={!isApproval}
      onConfirm={() => (isApproval && !words ? setMissing(true) : onDecide({ verdict, words }))}
      onClose={onClose}
    >
      {isApproval ? (
        <>
          <Typography sx={{ mb: 2 }}>
            {change.phone && <PhoneLink number={change.phone} />}{' '}
            <EmailLink address={change.email} />
          </Typography>
          <LongText
            label="What did they say?"
            helperText="Write down their answer: it is kept in the moderation log."
            error={isMissing && !words}
            required
            value={said}
            onChange={setSaid}
          />
        </>
      ) : (
        <ReasonChoice presets={refusals} value={reason} onChange={setReason} />
      )}
    </ConfirmDialog>
  );
}

const askFirst =
  'Ask at the old number or address first: whoever has it now may know nothing of this change.';

const refusals = [
  'The old number knows nothing of this change',
  'The old number does not answer',
  'CAC number not found, or it belongs to another company',
  'Suspected fraud',
];
