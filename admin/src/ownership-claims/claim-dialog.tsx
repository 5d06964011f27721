import { useState } from 'react';
import { Checkbox, FormControlLabel } from '@mui/material';
import type { ClaimDecision, OwnershipClaim } from '#contract/openapi.ts';
import { timeOf } from '../date.ts';
import { LongText } from '../fields/long-text.tsx';
import { ActionDialog } from '../layout/confirm-dialog.tsx';
import { useKeptAnswer } from '../layout/use-kept-answer.ts';
import { focusHeading } from '../layout/page.tsx';
import { messages } from '../messages.ts';

export const verdictNames = { grant: 'Grant', refuse: 'Refuse' };

interface ClaimDialogProps extends Pick<ClaimDecision, 'verdict'> {
  claim: OwnershipClaim;
  onClose: () => void;
}

/** Says how to prove a claim, and grants it only with a proof; or asks for the reason of a refusal. */
export function ClaimDialog({ claim, verdict, onClose }: ClaimDialogProps) {
  const { id, company, email, code, objectUntil, isNumberAsked } = claim;
  const [reason, setReason] = useKeptAnswer(`${verdict} ${id}`, '');
  const [cacSeen, setCacSeen] = useState(false);
  const { granted, refused, failed } = messages.ownershipClaim;
  const isGrant = verdict === 'grant';
  const isOver = Date.parse(objectUntil) <= Date.now();
  const how = `Ring the number in the listing, or read its WhatsApp with ${code}, and ask whether ${email} may have it. Record the answer as a check of the phone on the company’s page. Or see the CAC certificate, once the owner’s time to object is over: ${timeOf(objectUntil)}.`;
  return (
    <ActionDialog
      title={`${verdictNames[verdict]} the claim of ${company.name}`}
      question={
        isGrant
          ? how
          : 'The listing stays as it is. The claimant gets an email, with your reason if you give one.'
      }
      confirm={verdictNames[verdict]}
      isDestructive={!isGrant}
      isBlocked={isGrant && !isNumberAsked && !cacSeen}
      act={(api) => api.decideClaim(id, { verdict, cacSeen, reason })}
      done={isGrant ? granted : refused}
      failed={failed}
      onDone={() => focusHeading(onClose)}
      onClose={onClose}
    >
      {isGrant && !isNumberAsked && isOver && (
        <FormControlLabel
          control={<Checkbox checked={cacSeen} onChange={() => setCacSeen(!cacSeen)} />}
          label="I have seen the CAC certificate"
        />
      )}
      <LongText
        label={isGrant ? 'What did they say?' : 'Reason (optional)'}
        value={reason}
        onChange={setReason}
      />
    </ActionDialog>
  );
}
