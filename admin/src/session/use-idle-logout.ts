import { useEffect, useState } from 'react';
import { useLogout } from 'react-admin';
import { session } from './session.ts';

const CHECK_INTERVAL_MS = 30_000;
const WARNED_FOR_MS = 120_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Logs out after an hour without activity; the token itself expires later, by the API's rule. Returns whether that is
 * near, to be said before (WCAG 2.2.1).
 */
export function useIdleLogout() {
  const logout = useLogout();
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    let recordedAt = 0;
    const logoutIfIdle = () => {
      const isIdle = session.isIdle(Date.now());
      if (isIdle) void logout();
      return isIdle;
    };
    const onActivity = () => {
      setNear(false);
      if (Date.now() - recordedAt < CHECK_INTERVAL_MS) return;
      recordedAt = Date.now();
      if (!logoutIfIdle()) session.touch(recordedAt);
    };
    const check = () => setNear(!logoutIfIdle() && session.isIdle(Date.now() + WARNED_FOR_MS));
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    for (const event of ACTIVITY_EVENTS)
      document.addEventListener(event, onActivity, { passive: true });
    return () => {
      clearInterval(timer);
      for (const event of ACTIVITY_EVENTS) document.removeEventListener(event, onActivity);
    };
  }, [logout]);
  return isNear;
}
