import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { keptAnswers } from './use-kept-answer.ts';

/** Inside a form: keeps what is typed, and fills it in again after the end of a session, until it is forgotten. */
export function KeepForm({ about }: { about: string }) {
  const { setValue, watch } = useFormContext();
  useEffect(() => {
    const typed = keptAnswers(about);
    for (const [name, value] of Object.entries(typed.read()))
      setValue(name, value, { shouldDirty: true });
    const { unsubscribe } = watch((values, { name, type }) => {
      if (name && type === 'change') typed.add({ [name]: values[name] as unknown });
    });
    return unsubscribe;
  }, [about, setValue, watch]);
  return null;
}
