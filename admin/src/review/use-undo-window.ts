import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';

const UNDO_WINDOW_MS = 10_000;

/**
 * Holds the latest decision for the undo window. It is sent when the window ends, when another one
 * follows, before a logout, and when the page is closed or hidden: phones end hidden pages without an event.
 * The browser asks before it leaves a page that could not send everything.
 */
export function useUndoWindow<Batch>(
  send: (batch: Batch) => Promise<void>,
  isAtRisk: (held: Batch | undefined) => boolean,
) {
  const [held, setHeld] = useState<Batch>();
  const scheduled = useRef<Batch>(undefined);
  const heldAt = useRef(0);
  /** Settles once everything that was sent is answered. */
  const answered = useRef<Promise<unknown>>(Promise.resolve());

  /** Holds a decision, and sends an earlier one at once; none drops the one that is held. */
  function hold(batch: Batch | undefined) {
    if (batch) sendNow();
    scheduled.current = batch;
    heldAt.current = performance.now();
    setHeld(batch);
  }

  function sendNow() {
    const batch = scheduled.current;
    if (!batch) return;
    hold(undefined);
    answered.current = Promise.all([answered.current, send(batch)]);
  }

  const sendHeld = useEvent(sendNow);
  const ask = useEvent((event: BeforeUnloadEvent) => {
    if (isAtRisk(scheduled.current)) event.preventDefault();
  });

  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(sendHeld, UNDO_WINDOW_MS);
    return () => clearTimeout(timer);
  }, [held, sendHeld]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && sendHeld();
    const onLogout = ({ detail }: WindowEventMap['logout']) => {
      sendHeld();
      detail.push(answered.current);
    };
    const mounted = new AbortController();
    const { signal } = mounted;
    addEventListener('pagehide', sendHeld, { signal });
    addEventListener('logout', onLogout, { signal });
    addEventListener('beforeunload', ask, { signal });
    document.addEventListener('visibilitychange', onHide, { signal });
    return () => {
      mounted.abort();
      sendHeld();
    };
  }, [ask, sendHeld]);

  const heldForMs = () => (scheduled.current ? performance.now() - heldAt.current : Infinity);
  return { held, hold, sendNow, heldForMs };
}
