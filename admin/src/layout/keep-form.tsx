import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { session } from '../session/session.ts';
import { keptAnswers } from './use-kept-answer.ts';

/** `resetOptions` of a form with {@link KeepForm}: when its record is read, only untouched fields take the new values. */
export const keepTyped = { keepDirtyValues: true };

/** Inside a form: what is typed is filled in again after a reload, or after the login that the end of the session asks for. Who leaves the form drops it. */
export function KeepForm({ about }: { about: string }) {
  const { setValue, watch } = useFormContext();
  useEffect(() => {
    const typed = keptAnswers(about);
    for (const [name, value] of Object.entries(typed.read()))
      setValue(name, value, { shouldDirty: true });
    const { unsubscribe } = watch((values, { name, type }) => {
      if (name && type === 'change') typed.add({ [name]: values[name] as unknown });
    });
    return () => {
      unsubscribe();
      if (session.token()) typed.forget();
    };
  }, [about, setValue, watch]);
  return null;
}
