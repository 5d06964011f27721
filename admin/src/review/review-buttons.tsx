import { useRef, useState, type MouseEvent } from 'react';
import { Button, Stack, type ButtonProps } from '@mui/material';
import { Check, X } from 'lucide-react';
import { useResourceContext, useUnselect } from 'react-admin';
import type { ListingRecord } from '../contract.ts';
import { nameOf } from '../kind.ts';
import { kindOf } from '../kinds.ts';
import { focusHeading } from '../layout/page.tsx';
import type { Decision } from './decision.ts';
import { useDecisions } from './decisions.tsx';
import { ReviewDialog, type ReviewDialogProps } from './review-dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

interface ReviewButtonsProps {
  listings: readonly ListingRecord[];
  /** The plan of an approval; several submissions get theirs in a dialog. */
  plan?: string;
  size?: ButtonProps['size'];
  fullWidth?: boolean;
  /** Whether the keys a and r press the buttons. */
  shortcuts?: boolean;
  onDecided?: () => void;
}

/** An open dialog, with the submissions that were selected when it was opened. */
type OpenDialog = Pick<ReviewDialogProps, 'verdict' | 'listings'>;

/** Approve (Verify) and Reject, for jobs and companies, one or many (spec §2, Admin dashboard). */
export function ReviewButtons(props: ReviewButtonsProps) {
  const { listings, plan, size = 'medium', fullWidth, shortcuts = false, onDecided } = props;
  const resource = useResourceContext();
  const kind = kindOf(resource);
  const { decide } = useDecisions();
  const unselect = useUnselect(resource);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [only] = listings.length === 1 ? listings : [];
  const buttons = useRef<HTMLDivElement>(null);

  function confirm(about: readonly ListingRecord[], decision: Decision) {
    setDialog(undefined);
    decide({ kind, listings: about, decision });
    unselect(about.map(({ id }) => id));
    if (onDecided) onDecided();
    else keepFocus(buttons.current);
  }

  const approve = () =>
    only
      ? confirm([only], { verdict: 'approve', plan: plan ?? kind.freePlan })
      : setDialog({ verdict: 'approve', listings });
  const reject = () => setDialog({ verdict: 'reject', listings });
  useShortcuts(shortcuts ? { a: approve, r: reject } : {});

  const shared = { size, ...(fullWidth && { sx: { flex: 1 } }) };
  const about = only ? ` ${nameOf(only)}` : ' selected';
  return (
    <Stack ref={buttons} direction="row" spacing={1} onClick={(event) => event.stopPropagation()}>
      <Button
        {...shared}
        variant="contained"
        startIcon={<Check size={18} aria-hidden />}
        aria-label={kind.approve + about}
        onClick={onSingleClick(approve)}
      >
        {kind.approve}
      </Button>
      <Button
        {...shared}
        variant="outlined"
        color="error"
        startIcon={<X size={18} aria-hidden />}
        aria-label={`Reject${about}`}
        onClick={onSingleClick(reject)}
      >
        Reject
      </Button>
      {dialog && (
        <ReviewDialog
          kind={kind}
          {...dialog}
          onConfirm={(decision) => confirm(dialog.listings, decision)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Stack>
  );
}

/** The second click of a double click would hit the next submission, which has moved up. */
const onSingleClick = (press: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) press();
};

/** Moves the focus from the buttons of a decided row, which disappears, to its neighbour or the heading. */
function keepFocus(buttons: HTMLElement | null) {
  const row = buttons?.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const button = neighbour?.querySelector('button');
  // After the row has gone and a closing dialog has returned the focus to its opener.
  setTimeout(() => (button ? button.focus({ preventScroll: true }) : focusHeading()));
}
