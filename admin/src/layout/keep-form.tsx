import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { session, tabStorage } from '../session/session.ts';
import { keyOf } from './use-kept-answer.ts';

/** `resetOptions` of a form with {@link KeepForm}: when its record is read, only untouched fields take the new values. */
export const keepTyped = { keepDirtyValues: true };

/** Inside a form: what is typed is filled in again after a reload, or after the login that the end of the session asks for. Who leaves the form drops it. */
export function KeepForm({ about }: { about: string }) {
  const { setValue, watch } = useFormContext();
  useEffect(() => {
    const key = keyOf(about);
    // Not earlier: the form that this one follows empties it as it leaves.
    const all = { ...(tabStorage.get(key) as Record<string, unknown> | null) };
    for (const [name, value] of Object.entries(all)) setValue(name, value, { shouldDirty: true });
    const { unsubscribe } = watch((values, { name, type }) => {
      if (!name || type !== 'change') return;
      all[name] = values[name];
      tabStorage.set(key, all);
    });
    return () => {
      unsubscribe();
      if (session.token()) sessionStorage.removeItem(key);
    };
  }, [about, setValue, watch]);
  return null;
}
