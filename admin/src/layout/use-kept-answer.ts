import { useState } from 'react';
import { session } from '../session/session.ts';

const kept = new Map<string, unknown>();

/** Of what is typed about something, by the account that types: another moderator at the same browser does not see it. */
const keyOf = (about: string) => `${session.account()?.id} ${about}`;

/**
 * The state of an input, by what it is about: the end of a session, an undo or a failed decision loses nothing that was
 * typed.
 */
export function useKeptAnswer<Answer>(about: string, initial: Answer) {
  const [key] = useState(() => keyOf(about));
  const [answer, setAnswer] = useState((kept.get(key) as Answer | undefined) ?? initial);
  const keep = (changed: Answer) => {
    kept.set(key, changed);
    setAnswer(changed);
  };
  return [answer, keep] as const;
}

type Answers = Readonly<Record<string, unknown>>;

/** The same for a form: its answers by name, whose changes draw nothing. */
export function keptAnswers(about: string) {
  const key = keyOf(about);
  return {
    read: () => (kept.get(key) ?? {}) as Answers,
    add: (answers: Answers) => kept.set(key, { ...(kept.get(key) as Answers), ...answers }),
    forget: () => kept.delete(key),
  };
}
