import { useState } from 'react';
import { session } from '../session/session.ts';

const kept = new Map<string, unknown>();

/**
 * The state of an input, by what it is about and the account that types: the end of a session, an undo or a failed
 * decision loses nothing that was typed, and another moderator at the same browser does not see it.
 */
export function useKeptAnswer<Answer>(about: string, initial: Answer) {
  const [key] = useState(() => `${session.account()?.id} ${about}`);
  const [answer, setAnswer] = useState((kept.get(key) as Answer | undefined) ?? initial);
  const keep = (changed: Answer) => {
    kept.set(key, changed);
    setAnswer(changed);
  };
  return [answer, keep] as const;
}
