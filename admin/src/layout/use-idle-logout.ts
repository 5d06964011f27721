import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { session } from '../session.ts';

const often = 30_000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Ends the session of a desk that was left for an hour (the token itself ends later, by the API's rule). */
export function useIdleLogout() {
  const logout = useLogout();
  useEffect(() => {
    let noted = 0;
    const check = () => session.isIdle(Date.now()) && void logout();
    const stirred = () => {
      if (Date.now() - noted < often) return;
      noted = Date.now();
      if (!check()) session.stir(noted);
    };
    const timer = setInterval(check, often);
    for (const sign of signs) document.addEventListener(sign, stirred, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, stirred);
    };
  }, [logout]);
}
