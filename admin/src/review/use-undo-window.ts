import { useEffect, useRef, useState } from 'react';
import type { Batch } from './decision.ts';

const UNDO_WINDOW_MS = 10_000;

/**
 * Delays the latest decision for the undo window. It is sent when the window ends, when another one
 * follows, and when the page is closed or hidden: phones end hidden pages without an event.
 */
export function useUndoWindow(send: (batch: Batch, isClosing: boolean) => void) {
  const [undoable, setUndoable] = useState<Batch>();
  const scheduled = useRef<Batch>(undefined);

  function schedule(batch: Batch | undefined) {
    scheduled.current = batch;
    setUndoable(batch);
  }

  function flush(isClosing: boolean) {
    const batch = scheduled.current;
    if (!batch) return;
    schedule(undefined);
    send(batch, isClosing);
  }

  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });

  useEffect(() => {
    if (!undoable) return;
    const timer = setTimeout(() => latestFlush.current(false), UNDO_WINDOW_MS);
    return () => clearTimeout(timer);
  }, [undoable]);

  useEffect(() => {
    const onClose = () => latestFlush.current(true);
    const onHide = () => document.visibilityState === 'hidden' && onClose();
    addEventListener('pagehide', onClose);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('pagehide', onClose);
      document.removeEventListener('visibilitychange', onHide);
      onClose();
    };
  }, []);

  return {
    undoable,
    schedule,
    cancel: () => schedule(undefined),
    sendNow: () => flush(false),
  };
}
