import { useState } from 'react';

const kept = new Map<string, unknown>();

/**
 * The state of an input of a dialog, by the decision it is for: the end of a session, an undo or a failed decision loses
 * nothing that was typed.
 */
export function useKeptAnswer<Answer>(about: string, initial: Answer) {
  const [answer, setAnswer] = useState((kept.get(about) as Answer | undefined) ?? initial);
  const keep = (changed: Answer) => {
    kept.set(about, changed);
    setAnswer(changed);
  };
  return [answer, keep] as const;
}
