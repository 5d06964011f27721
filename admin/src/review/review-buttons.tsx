import { useState } from 'react';
import { Button } from '@mui/material';
import { Check, X } from 'lucide-react';
import { useResourceContext, useUnselect } from 'react-admin';
import { type ListingRecord, nameOf, type PlanName } from '../kind.ts';
import { kindOf } from '../kinds.ts';
import { Row } from '../layout/row.tsx';
import { planWords } from '../wishes/wish.tsx';
import type { Decision } from './decision.ts';
import { useDecisions } from './decisions.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import type { Press } from './use-undo-window.ts';

interface ReviewButtonsProps {
  listings: readonly ListingRecord[];
  /** The plan of an approval of the open submission; selected ones get theirs in a dialog. */
  plan?: PlanName;
  /** Whether something is missing that is to be read before an approval. */
  isUnread?: boolean;
  /** Whether the keys A and R approve and reject. */
  shortcuts: boolean;
  onDecided: () => void;
}

/** Approve (Verify) and Reject, for jobs and companies, one or many (spec §2, Admin dashboard). */
export function ReviewButtons(props: ReviewButtonsProps) {
  const { listings, plan, isUnread = false, shortcuts, onDecided } = props;
  const resource = useResourceContext();
  const kind = kindOf(resource);
  const { decide, isDoublePress } = useDecisions();
  const unselect = useUnselect(resource);
  const [dialog, setDialog] = useState<Decision['verdict']>();
  const [only] = listings.length === 1 ? listings : [];

  function confirm(decision: Decision, about = listings) {
    setDialog(undefined);
    decide({ kind, listings: about, decision });
    unselect(about.map(({ id }) => id));
    onDecided();
  }

  function approve(press: Press) {
    if (!only || !plan) setDialog('approve');
    else if (!isUnread && !isDoublePress(press)) confirm({ verdict: 'approve', plan });
  }
  const reject = () => setDialog('reject');
  useShortcuts(shortcuts ? { a: approve, r: reject } : {});

  const shared = plan ? { sx: { flex: '1 1 auto' } } : ({ size: 'small' } as const);
  const about = only ? ` ${nameOf(only)}` : ' selected';
  const onPlan = only && plan ? planWords(kind, only, plan) : '';
  const label = kind.approve + onPlan;
  return (
    <Row>
      <Button
        {...shared}
        variant="contained"
        startIcon={<Check size={18} />}
        disabled={isUnread}
        aria-label={onPlan ? `${label}:${about}` : label + about}
        onClick={approve}
      >
        {label}
      </Button>
      <Button
        {...shared}
        variant="outlined"
        color="error"
        startIcon={<X size={18} />}
        aria-label={`Reject${about}`}
        onClick={reject}
      >
        Reject
      </Button>
      {dialog && (
        <ReviewDialog
          kind={kind}
          verdict={dialog}
          listings={listings}
          onConfirm={confirm}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Row>
  );
}
