import { useEffect } from 'react';
import { useLogout } from 'react-admin';

const idleLimit = 60 * 60_000;
const signs = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const;

/** Ends the session of a desk that was left for an hour (the token itself ends later, by the API's rule). */
export function useIdleLogout() {
  const logout = useLogout();
  useEffect(() => {
    let lastSign = Date.now();
    const stirred = () => {
      if (Date.now() - lastSign > idleLimit) void logout();
      lastSign = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - lastSign > idleLimit) void logout();
    }, 30_000);
    for (const sign of signs) document.addEventListener(sign, stirred, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, stirred);
    };
  }, [logout]);
}
