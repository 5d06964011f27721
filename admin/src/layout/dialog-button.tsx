import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '@mui/material';
import type { LucideIcon } from 'lucide-react';

export interface DialogButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'color'> {
  label: string;
  /** Accessible name; contains the label. */
  name: string;
  icon: LucideIcon;
  dialog: (onClose: () => void) => ReactNode;
}

export function DialogButton({ label, name, icon: Icon, dialog, ...rest }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    // In a row of a table a click opens the listing's page.
    <span onClick={(event) => event.stopPropagation()}>
      <Button
        variant="outlined"
        {...rest}
        startIcon={<Icon size={18} aria-hidden />}
        aria-label={name}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {label}
      </Button>
      {open && dialog(() => setOpen(false))}
    </span>
  );
}
