import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';

const UNDO_WINDOW_MS = 10_000;
/** While it matches at the end of a window another one begins, for slow hands (WCAG 2.2.1). */
const buttonInUse = '.MuiAlert-action button:is(:hover, :focus)';
/** A pointer may be left there. */
const MAX_WINDOWS = 6;

/** Longer than most double clicks. */
const DOUBLE_PRESS_MS = 500;

/** A click or key, with its time on the clock of `performance.now()`. */
export type Press = Pick<Event, 'timeStamp'>;

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
  const [onItsWay, setOnItsWay] = useState(0);
  const scheduled = useRef<Batch>(undefined);
  const shownAt = useRef(0);
  /** Settles once everything that was sent is answered. */
  const answered = useRef<Promise<unknown>>(Promise.resolve());

  /** Holds a decision, and sends an earlier one at once. */
  function hold(batch: Batch) {
    sendNow();
    scheduled.current = batch;
    // Until the page without it is drawn.
    shownAt.current = Infinity;
    setHeld(batch);
  }

  /** Takes back the decision that is held; none if it was sent since the page was drawn. */
  function drop() {
    const batch = scheduled.current;
    scheduled.current = undefined;
    setHeld(undefined);
    return batch;
  }

  function sendNow() {
    const batch = drop();
    if (!batch) return;
    setOnItsWay((count) => count + 1);
    const sending = send(batch).finally(() => setOnItsWay((count) => count - 1));
    answered.current = Promise.all([answered.current, sending]);
  }

  const sendHeld = useEvent(sendNow);
  const ask = useEvent((event: BeforeUnloadEvent) => {
    if (isAtRisk(scheduled.current)) event.preventDefault();
  });

  useEffect(() => {
    if (!held) return;
    shownAt.current = performance.now();
    let windows = 0;
    const timer = setInterval(() => {
      windows += 1;
      if (windows === MAX_WINDOWS || !document.querySelector(buttonInUse)) sendHeld();
    }, UNDO_WINDOW_MS);
    return () => clearInterval(timer);
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

  /** Whether a press would hit the next one, which nobody has read: a slow machine shows it long after a double press. */
  const isDoublePress = ({ timeStamp }: Press) =>
    scheduled.current !== undefined && timeStamp - shownAt.current <= DOUBLE_PRESS_MS;
  return { held, onItsWay, hold, drop, sendNow, isDoublePress };
}
