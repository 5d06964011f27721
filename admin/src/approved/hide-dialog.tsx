import { useId, useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ListingRecord } from '../contract.ts';
import type { dataProvider } from '../data-provider.ts';
import { nameOf, type Kind } from '../listings/kinds.ts';
import { ReasonChoice, reasonText } from '../review/reason-choice.tsx';

interface HideDialogProps {
  kind: Kind;
  listing: ListingRecord;
  onClose: () => void;
}

/** Asks why a public listing is taken away, and does it. */
export function HideDialog({ kind, listing, onClose }: HideDialogProps) {
  const [reason, setReason] = useState({ choice: '', words: '' });
  const { busy, hide } = useHide(kind, listing, onClose);
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
        <Button
          variant="contained"
          color="error"
          onClick={() => hide(reasonText(reason))}
          disabled={busy}
        >
          Hide now
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useHide(kind: Kind, listing: ListingRecord, onDone: () => void) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function hide(reason: string) {
    setBusy(true);
    try {
      await provider.hide(kind, listing.id, reason);
      notify(kind.messages.hidden, { type: 'success' });
      onDone();
    } catch {
      notify(kind.messages.hideFailed, { type: 'error' });
      setBusy(false);
    }
    refresh();
  }

  return { busy, hide };
}
