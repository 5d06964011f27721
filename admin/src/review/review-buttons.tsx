import { useRef, useState, type MouseEvent } from 'react';
import { Button, Stack, type ButtonProps } from '@mui/material';
import { Check, X } from 'lucide-react';
import { useResourceContext, useUnselect } from 'react-admin';
import type { ListingRecord } from '../contract.ts';
import { kindOf, nameOf } from '../listings/kinds.ts';
import type { Decision } from './decision.ts';
import { useDecisions } from './decisions.tsx';
import { ReviewDialog, type ReviewDialogProps } from './review-dialog.tsx';
import { keepFocus } from './keep-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface ReviewButtonsProps {
  /** The submissions that the buttons decide: one, or those that are selected. */
  listings: readonly ListingRecord[];
  /** The plan of an approval; where there are several it is asked for. */
  plan?: string;
  size?: ButtonProps['size'];
  fullWidth?: boolean;
  /** Whether the keys a and r press the buttons. */
  shortcuts?: boolean;
  onDecided?: () => void;
}

/** What is asked before deciding, and about which submissions: those that were there when it was asked. */
type Question = Pick<ReviewDialogProps, 'verdict' | 'listings'>;

/** Approve (Verify) and Reject, for jobs and companies, one or many (spec §2, Admin dashboard). */
export function ReviewButtons(props: ReviewButtonsProps) {
  const { listings, plan, size = 'medium', fullWidth, shortcuts = false, onDecided } = props;
  const resource = useResourceContext();
  const kind = kindOf(resource);
  const { decide } = useDecisions();
  const unselect = useUnselect(resource);
  const [question, setQuestion] = useState<Question>();
  const [only] = listings.length === 1 ? listings : [];
  const place = useRef<HTMLDivElement>(null);

  function confirm(about: readonly ListingRecord[], decision: Decision) {
    setQuestion(undefined);
    decide({ kind, listings: about, decision });
    unselect(about.map(({ id }) => id));
    if (onDecided) onDecided();
    else keepFocus(place.current);
  }

  const approve = () =>
    only
      ? confirm([only], { verdict: 'approve', plan: plan ?? kind.freePlan })
      : setQuestion({ verdict: 'approve', listings });
  const reject = () => setQuestion({ verdict: 'reject', listings });
  useShortcuts(shortcuts ? { a: approve, r: reject } : {});

  const shared = { size, ...(fullWidth && { sx: { flex: 1 } }) };
  const about = only ? ` ${nameOf(only)}` : ' selected';
  return (
    <Stack ref={place} direction="row" spacing={1} onClick={(event) => event.stopPropagation()}>
      <Button
        {...shared}
        variant="contained"
        startIcon={<Check size={18} aria-hidden />}
        aria-label={kind.approve + about}
        onClick={once(approve)}
      >
        {kind.approve}
      </Button>
      <Button
        {...shared}
        variant="outlined"
        color="error"
        startIcon={<X size={18} aria-hidden />}
        aria-label={`Reject${about}`}
        onClick={once(reject)}
      >
        Reject
      </Button>
      {question && (
        <ReviewDialog
          kind={kind}
          {...question}
          onConfirm={(decision) => confirm(question.listings, decision)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </Stack>
  );
}

/** The second click of a double click would hit the buttons of the next submission, which has moved up. */
const once = (press: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) press();
};
