import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DialogButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'color'> {
  label: string;
  /** Accessible name where the label is not enough; contains the label. */
  name?: string;
  icon?: LucideIcon;
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
        startIcon={Icon && <Icon size={18} />}
        aria-label={name}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: { md: 'nowrap' } }}
      >
        {label}
      </Button>
      {open && dialog(() => setOpen(false))}
    </span>
  );
}

interface AskingButtonProps extends Pick<DialogButtonProps, 'label' | 'icon'> {
  name: string;
  question: string;
  onConfirm: () => void;
}

/** A button in a row that asks before it takes something away. */
export const AskingButton = ({ question, onConfirm, ...button }: AskingButtonProps) => (
  <DialogButton
    {...button}
    size="small"
    variant="text"
    color="error"
    dialog={(onClose) => (
      <ConfirmDialog
        title={button.name}
        question={question}
        confirm={button.label}
        isDestructive
        onConfirm={() => {
          onClose();
          onConfirm();
        }}
        onClose={onClose}
      />
    )}
  />
);
