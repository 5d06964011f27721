import { useState } from 'react';
import { session, tabStorage } from '../session/session.ts';

const PREFIX = 'typed by ';

/** Of what is typed about something, by the account that types: another moderator at the same browser does not see it. */
const keyOf = (about: string) => `${PREFIX}${session.account()?.id}: ${about}`;

/** Who logs out leaves nothing typed in the browser. */
export function forgetTyped() {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

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

type Answers = Readonly<Record<string, unknown>>;

/** The same for a form: its answers by name, whose changes draw nothing. */
export function keptAnswers(about: string) {
  const key = keyOf(about);
  const read = () => (tabStorage.get(key) ?? {}) as Answers;
  return {
    read,
    add: (answers: Answers) => tabStorage.set(key, { ...read(), ...answers }),
    forget: () => sessionStorage.removeItem(key),
  };
}
