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
import { ReasonChoice, reasonText } from '../review/reason-choice.tsx';
import { useChange } from './use-change.ts';

interface HideDialogProps {
  kind: Kind;
  listing: ListingRecord;
  onClose: () => void;
}

/** Asks why a public listing is taken away, and does it. */
export function HideDialog({ kind, listing, onClose }: HideDialogProps) {
  const [reason, setReason] = useState({ choice: '', words: '' });
  const { hidden: done, hideFailed: failed } = kind.messages;
  const { busy, change } = useChange({ done, failed }, onClose);
  const hide = () => change((api) => api.hide(kind, listing, reasonText(reason)));
  const title = useId();
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>Hide {nameOf(listing)}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          It leaves the public pages at once. A renewal makes it public again.
        </DialogContentText>
        <ReasonChoice reasons={kind.hideReasons} value={reason} onChange={setReason} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button variant="contained" color="error" onClick={hide} disabled={busy}>
          Hide now
        </Button>
      </DialogActions>
    </Dialog>
  );
}
