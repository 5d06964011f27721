import { useState } from 'react';
import { Button, type ButtonProps } from '@mui/material';
import { CalendarPlus } from 'lucide-react';
import type { ListingRecord } from '../contract.ts';
import { nameOf, type Kind } from '../listings/kinds.ts';
import { PlanDialog } from './plan-dialog.tsx';

interface PlanButtonProps {
  kind: Kind;
  listing: ListingRecord;
  size?: ButtonProps['size'];
  variant?: ButtonProps['variant'];
}

/** Opens the choice of a plan for a live or hidden listing. */
export function PlanButton({
  kind,
  listing,
  size = 'medium',
  variant = 'outlined',
}: PlanButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <span onClick={(event) => event.stopPropagation()}>
      <Button
        size={size}
        variant={variant}
        startIcon={<CalendarPlus size={18} aria-hidden />}
        aria-label={`Renew or upgrade ${nameOf(listing)}`}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Renew or upgrade
      </Button>
      {open && <PlanDialog kind={kind} listing={listing} onClose={() => setOpen(false)} />}
    </span>
  );
}
