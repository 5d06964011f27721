import { useState } from 'react';
import { session, tabStorage } from '../session/session.ts';

const PREFIX = 'typed by ';

/** Who logs out leaves nothing typed in the browser. */
export function forgetTyped() {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** Where it is kept; another moderator at the same browser does not see it. */
export const keyOf = (about: string) => `${PREFIX}${session.account()?.id}: ${about}`;

/**
 * The state of an input, by what it is about: a reload, the end of a session, an undo or a failed decision loses nothing
 * that was typed. A logout and closing the tab do.
 */
export function useKeptAnswer<Answer>(about: string, initial: Answer) {
  const [key] = useState(() => keyOf(about));
  const [answer, setAnswer] = useState(() => (tabStorage.get(key) as Answer | null) ?? initial);
  const keep = (changed: Answer) => {
    tabStorage.set(key, changed);
    setAnswer(changed);
  };
  return [answer, keep] as const;
}
