import { Alert, Button, IconButton, Snackbar, Tooltip } from '@mui/material';
import { Undo2, X } from 'lucide-react';
import { useStore } from 'react-admin';
import { nameOf } from '../kind.ts';
import { messageOf, type Batch } from './decision.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface UndoBarProps {
  batch: Batch;
  onUndo: () => void;
  onClose: () => void;
}

/** The decision in the undo window, with buttons that undo it or send it. */
export function UndoBar({ batch, onUndo, onClose }: UndoBarProps) {
  const [keys] = useStore('shortcuts', true);
  useShortcuts(keys ? { u: onUndo } : {});
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ top: { xs: 64, sm: 72 } }}
    >
      <Alert
        severity="success"
        variant="filled"
        elevation={6}
        sx={{ alignItems: 'center', '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}
        action={
          <>
            <Button
              color="inherit"
              startIcon={<Undo2 size={18} aria-hidden />}
              aria-label={`Undo: ${subjectOf(batch)}`}
              onClick={onUndo}
            >
              Undo
            </Button>
            <Tooltip title="Send now">
              <IconButton color="inherit" size="small" aria-label="Send now" onClick={onClose}>
                <X size={18} aria-hidden />
              </IconButton>
            </Tooltip>
          </>
        }
      >
        <span>{messageOf(batch.kind, batch.decision.verdict, 'done')}</span>{' '}
        <small>
          <bdi>{subjectOf(batch)}</bdi>
        </small>
      </Alert>
    </Snackbar>
  );
}

function subjectOf({ kind, listings }: Batch) {
  const [first] = listings;
  if (!first || listings.length > 1) return `${listings.length} ${kind.path}`;
  const name = nameOf(first);
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}
