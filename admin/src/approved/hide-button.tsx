import { useState } from 'react';
import { Button } from '@mui/material';
import { EyeOff } from 'lucide-react';
import type { ListingRecord } from '../contract.ts';
import { nameOf, type Kind } from '../listings/kinds.ts';
import { HideDialog } from './hide-dialog.tsx';

/** Takes a public listing away, after a question. */
export function HideButton({ kind, listing }: { kind: Kind; listing: ListingRecord }) {
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
