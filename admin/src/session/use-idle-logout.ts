import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { session } from './session.ts';

const CHECK_INTERVAL_MS = 30_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Logs out after an hour without activity (the token itself expires later, by the API's rule). */
export function useIdleLogout() {
  const logout = useLogout();
  useEffect(() => {
    let recordedAt = 0;
    const logoutIfIdle = () => session.isIdle(Date.now()) && void logout();
    const onActivity = () => {
      if (Date.now() - recordedAt < CHECK_INTERVAL_MS) return;
      recordedAt = Date.now();
      if (!logoutIfIdle()) session.touch(recordedAt);
    };
    const timer = setInterval(logoutIfIdle, CHECK_INTERVAL_MS);
    for (const event of ACTIVITY_EVENTS)
      document.addEventListener(event, onActivity, { passive: true });
    return () => {
      clearInterval(timer);
      for (const event of ACTIVITY_EVENTS) document.removeEventListener(event, onActivity);
    };
  }, [logout]);
}
