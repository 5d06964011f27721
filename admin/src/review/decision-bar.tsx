import { useEffect, useState } from 'react';
import { Alert, Button, IconButton, Snackbar, Tooltip } from '@mui/material';
import { Send, Undo2 } from 'lucide-react';
import { useIsOffline } from 'react-admin';
import { focusHeading } from '../layout/page.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const SHOWN_MS = 4_000;

interface DecisionBarProps {
  /** The decision in the undo window: "Rejecting", and of which. */
  held: { doing: string; subject: string } | undefined;
  /** Number of decisions whose answer has not arrived. */
  onItsWay?: number;
  /** The latest decision that the API confirmed. */
  done?: { message: string; subject: string } | undefined;
  onUndo: () => void;
  onSend: () => void;
}

/** The state of the latest decision: held, with a way back; on its way; or done, once the API has said so. */
export function DecisionBar({ held, onItsWay = 0, done, onUndo, onSend }: DecisionBarProps) {
  const isOffline = useIsOffline();
  useShortcuts(held ? { u: onUndo } : {});
  const confirmed = useShownFor(done, SHOWN_MS);
  const isOpen = Boolean(held ?? confirmed) || onItsWay > 0;
  return (
    <Snackbar
      open={isOpen}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      // Covers neither dialogs and menus, by its z-index, nor the next decision at the edge of a narrow screen, by its place.
      sx={{ bottom: { xs: 76, md: 136, lg: 24 }, left: { md: 304 }, zIndex: 'drawer' }}
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
                startIcon={<Undo2 size={18} />}
                aria-label={`Undo: ${held.subject}`}
                onClick={() => focusHeading(onUndo)}
              >
                Undo
              </Button>
              <Tooltip title="Send now">
                <IconButton color="inherit" size="small" onClick={() => focusHeading(onSend)}>
                  <Send size={18} />
                </IconButton>
              </Tooltip>
            </>
          )
        }
      >
        {confirmed && (
          <div>
            {confirmed.message}{' '}
            <small>
              <bdi>{confirmed.subject}</bdi>
            </small>
          </div>
        )}
        {onItsWay > 0 && <div>{isOffline ? 'Sent once you are online again' : 'Sending…'}</div>}
        {held && (
          <div>
            {held.doing} <bdi>{held.subject}</bdi> in a few seconds
          </div>
        )}
      </Alert>
    </Snackbar>
  );
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
