import type { KeyboardEvent, ReactNode } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import type { Api } from '../api-client/data-provider.ts';
import { useChange, type ChangeOptions } from '../api-client/use-change.ts';

interface ConfirmDialogProps {
  title: string;
  question: string;
  confirm: string;
  isDestructive?: boolean;
  /** Keeps the dialog open and its buttons disabled. */
  busy?: boolean;
  /** Disables the confirm button. */
  isBlocked?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Inputs below the question. */
  children?: ReactNode;
}

/** Asks before an action. Ctrl+Enter or Cmd+Enter confirms from any input. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, confirm, isDestructive, busy = false, isBlocked = false } = props;
  const { onConfirm, onClose, children } = props;
  const confirmByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !busy && !isBlocked) onConfirm();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} onKeyDown={confirmByKey}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{question}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          onClick={onConfirm}
          disabled={busy || isBlocked}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ActionDialogProps extends Omit<ConfirmDialogProps, 'busy' | 'onConfirm'>, ChangeOptions {
  act: (api: Api) => Promise<unknown>;
}

/** Asks before a change, and stays until the API has answered. */
export function ActionDialog({ act, done, failed, onDone, ...dialog }: ActionDialogProps) {
  const { busy, change } = useChange();
  const confirm = () => void change(act, { done, failed, onDone });
  return <ConfirmDialog {...dialog} busy={busy} onConfirm={confirm} />;
}
