import { useEffect, useRef, useState } from 'react';
import type { Batch } from './batch.ts';

/** How long a decision can be taken back, in milliseconds. */
const undoTime = 10_000;

/**
 * Keeps the latest decision back. It is sent when its time is over, when another one follows, and when the page
 * is left or put away: a phone may end a page in the background without a word.
 */
export function useUndoWindow(send: (batch: Batch, leaving: boolean) => void) {
  const [waiting, setWaiting] = useState<Batch>();
  const kept = useRef<Batch>(undefined);

  function keep(batch?: Batch) {
    kept.current = batch;
    setWaiting(batch);
  }

  function sendNow(leaving = false) {
    const batch = kept.current;
    if (!batch) return;
    keep();
    send(batch, leaving);
  }

  const latest = useRef(sendNow);
  useEffect(() => {
    latest.current = sendNow;
  });

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => latest.current(), undoTime);
    return () => clearTimeout(timer);
  }, [waiting]);

  useEffect(() => {
    const leave = () => latest.current(true);
    const putAway = () => document.visibilityState === 'hidden' && leave();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', putAway);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', putAway);
      leave();
    };
  }, []);

  return { waiting, keep, sendNow };
}
