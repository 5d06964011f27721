import { useRef, useState } from 'react';
import { Button, Stack, type ButtonProps } from '@mui/material';
import { Check, X } from 'lucide-react';
import type { ListingRecord } from '../contract.ts';
import { nameOf } from '../listings/kinds.ts';
import type { Decision } from './decision.ts';
import { ReviewDialog, type ReviewDialogProps } from './review-dialog.tsx';
import { useKeepFocus } from './use-keep-focus.ts';
import { useReview, type Result } from './use-review.ts';
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
  const { kind, busy, decide, decideAll, finish } = useReview();
  const [question, setQuestion] = useState<Question>();
  const [results, setResults] = useState<Result[]>([]);
  const [settled, setSettled] = useState<string>();
  const [only] = listings.length === 1 ? listings : [];
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(place);

  async function decideOne(listing: ListingRecord, decision: Decision) {
    const outcome = await decide(listing, decision);
    setQuestion(undefined);
    if (outcome !== 'done' && outcome !== 'decided') return;
    setSettled(listing.id);
    if (onDecided) onDecided();
    else keepFocus();
  }

  function confirm(decision: Decision) {
    const [first, ...rest] = question?.listings ?? [];
    if (first && rest.length === 0) return decideOne(first, decision);
    return decideAll(question?.listings ?? [], decision, (result) =>
      setResults((all) => [...all, result]),
    );
  }

  function close() {
    setQuestion(undefined);
    setResults([]);
    if (results.length === 0) return;
    finish(results);
    keepFocus();
  }

  const approve = () =>
    only
      ? void decideOne(only, { verdict: 'approve', plan: plan ?? kind.freePlan })
      : setQuestion({ verdict: 'approve', listings });
  const reject = () => setQuestion({ verdict: 'reject', listings });
  useShortcuts(shortcuts && !busy ? { a: approve, r: reject } : {});

  const disabled = busy || (only !== undefined && settled === only.id);
  const shared = { size, disabled, ...(fullWidth && { sx: { flex: 1 } }) };
  const about = only ? ` ${nameOf(only)}` : ' selected';
  return (
    <Stack ref={place} direction="row" spacing={1} onClick={(event) => event.stopPropagation()}>
      <Button
        {...shared}
        variant="contained"
        startIcon={<Check size={18} aria-hidden />}
        aria-label={kind.approve + about}
        onClick={approve}
      >
        {kind.approve}
      </Button>
      <Button
        {...shared}
        variant="outlined"
        color="error"
        startIcon={<X size={18} aria-hidden />}
        aria-label={`Reject${about}`}
        onClick={reject}
      >
        Reject
      </Button>
      {question && (
        <ReviewDialog
          kind={kind}
          {...question}
          busy={busy}
          results={results}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </Stack>
  );
}
