import { useEffect } from 'react';
import { session } from './session.ts';

/** Reloads when somebody else has logged in in another tab, whose token this one would use under the earlier name. */
export function useOtherLogin() {
  useEffect(() => {
    const own = session.account()?.id;
    const reloadForOther = () => {
      const account = session.account();
      if (account && account.id !== own) location.reload();
    };
    // A page that Back restores heard of nothing meanwhile.
    const events = ['storage', 'pageshow'] as const;
    for (const event of events) addEventListener(event, reloadForOther);
    return () => {
      for (const event of events) removeEventListener(event, reloadForOther);
    };
  }, []);
}
