import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { session } from '../session/session.ts';
import { useKeptAnswer } from './use-kept-answer.ts';

/** `resetOptions` of a form with {@link KeepForm}: when its record is read, only untouched fields take the new values. */
export const keepTyped = { keepDirtyValues: true };

/** Inside a form: what is typed is filled in again after a reload, or after the login that the end of the session asks for. Who leaves the form drops it. */
export function KeepForm({ about }: { about: string }) {
  const { setValue, watch } = useFormContext();
  const [typed, keep] = useKeptAnswer<Record<string, unknown>>(about, {});
  useEffect(() => {
    const all = { ...typed };
    for (const [name, value] of Object.entries(all)) setValue(name, value, { shouldDirty: true });
    const { unsubscribe } = watch((values, { name, type }) => {
      if (name && type === 'change') keep(Object.assign(all, { [name]: values[name] as unknown }));
    });
    return () => {
      unsubscribe();
      if (session.token()) keep({});
    };
  }, [about, setValue, watch]);
  return null;
}
