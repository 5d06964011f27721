import { useEffect, useState } from 'react';
import { Alert, Button, IconButton, Snackbar, Tooltip } from '@mui/material';
import { Send, Undo2 } from 'lucide-react';
import { useIsOffline, useStore } from 'react-admin';
import { nameOf } from '../kind.ts';
import { planWords } from '../wishes/wish.tsx';
import { messageOf, type Batch } from './decision.ts';
import { useShortcuts } from './use-shortcuts.ts';

const SHOWN_MS = 4_000;

interface DecisionBarProps {
  held: Batch | undefined;
  /** Number of batches whose answer has not arrived. */
  onItsWay: number;
  /** The latest batch that the API confirmed. */
  done: Batch | undefined;
  onUndo: () => void;
  onSend: () => void;
}

/** The state of the latest decision: held, with a way back; on its way; or done, once the API has said so. */
export function DecisionBar({ held, onItsWay, done, onUndo, onSend }: DecisionBarProps) {
  const [keys] = useStore('shortcuts', true);
  const isOffline = useIsOffline();
  useShortcuts(keys && held ? { u: onUndo } : {});
  const confirmed = useShownFor(done, SHOWN_MS);
  const isOpen = Boolean(held ?? confirmed) || onItsWay > 0;
  return (
    <Snackbar
      open={isOpen}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={{ bottom: { xs: 76, md: 24 }, left: { md: 304 } }}
    >
      <Alert
        severity={confirmed && !held && onItsWay === 0 ? 'success' : 'info'}
        variant="filled"
        elevation={6}
        sx={{
          alignItems: 'center',
          maxWidth: 400,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '& .MuiAlert-message': { overflowWrap: 'anywhere' },
        }}
        action={
          held && (
            <>
              <Button
                color="inherit"
                startIcon={<Undo2 size={18} aria-hidden />}
                aria-label={`Undo: ${subjectOf(held)}`}
                onClick={onUndo}
              >
                Undo
              </Button>
              <Tooltip title="Send now">
                <IconButton color="inherit" size="small" aria-label="Send now" onClick={onSend}>
                  <Send size={18} aria-hidden />
                </IconButton>
              </Tooltip>
            </>
          )
        }
      >
        {confirmed && (
          <div>
            {messageOf(confirmed.kind, confirmed.decision.verdict, { outcome: 'done' })}{' '}
            <small>
              <bdi>{subjectOf(confirmed)}</bdi>
            </small>
          </div>
        )}
        {onItsWay > 0 && <div>{isOffline ? 'Sent once you are online again' : 'Sending…'}</div>}
        {held && (
          <div>
            {held.decision.verdict === 'reject' ? 'Rejecting' : held.kind.approving}{' '}
            <bdi>{subjectOf(held)}</bdi> in a few seconds
          </div>
        )}
      </Alert>
    </Snackbar>
  );
}

function subjectOf({ kind, listings, decision }: Batch) {
  const [first] = listings;
  if (!first || listings.length > 1) return `${listings.length} ${kind.path}`;
  const name = nameOf(first);
  const onPlan = decision.verdict === 'approve' ? planWords(kind, first, decision.plan) : '';
  return (name.length > 60 ? `${name.slice(0, 60)}…` : name) + onPlan;
}

/** A value for so long after it has changed. */
function useShownFor<Value>(value: Value | undefined, durationMs: number) {
  const [hidden, setHidden] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setHidden(value), durationMs);
    return () => clearTimeout(timer);
  }, [value, durationMs]);
  return value === hidden ? undefined : value;
}
