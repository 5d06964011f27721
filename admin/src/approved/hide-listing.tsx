import { useState } from 'react';
import { Button } from '@mui/material';
import { EyeOff } from 'lucide-react';
import { useChange } from '../api-client/use-change.ts';
import type { ListingRecord } from '../contract.ts';
import { nameOf, type Kind } from '../kind.ts';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { ReasonChoice, reasonText } from '../review/reason-choice.tsx';

/** Button that hides a public listing once a reason is confirmed. */
export function HideListing({ kind, listing }: { kind: Kind; listing: ListingRecord }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<EyeOff size={18} aria-hidden />}
        aria-label={`Hide now: ${nameOf(listing)}`}
        onClick={() => setOpen(true)}
      >
        Hide now
      </Button>
      {open && <HideDialog kind={kind} listing={listing} onClose={() => setOpen(false)} />}
    </>
  );
}

interface HideDialogProps {
  kind: Kind;
  listing: ListingRecord;
  onClose: () => void;
}

function HideDialog({ kind, listing, onClose }: HideDialogProps) {
  const [reason, setReason] = useState({ preset: '', words: '' });
  const { busy, change } = useChange();
  const { hidden: done, hideFailed: failed } = kind.messages;
  const hide = () =>
    change((api) => api.hide(kind, listing, reasonText(reason)), { done, failed, onDone: onClose });
  return (
    <ConfirmDialog
      title={`Hide ${nameOf(listing)}`}
      question="It is removed from the public pages at once. Renew it to make it public again."
      confirm="Hide now"
      isDestructive
      busy={busy}
      onConfirm={() => void hide()}
      onClose={onClose}
    >
      <ReasonChoice presets={kind.hideReasons} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
