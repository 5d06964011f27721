import { useEffect } from 'react';
import { session } from './session.ts';

/**
 * Reloads when somebody else has logged in in another tab, whose token this one would use under the earlier name, and when
 * Back restores the page: Firefox gives it no answer to what was sent as it was left, so it would go on offering to undo that.
 */
export function useOtherLogin() {
  useEffect(() => {
    const own = session.account()?.id;
    const isOther = () => (session.account()?.id ?? own) !== own;
    const onStorage = () => {
      if (isOther()) location.reload();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (navigator.onLine || isOther()) location.reload();
      else addEventListener('online', () => location.reload(), { once: true });
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onShow);
    };
  }, []);
}
