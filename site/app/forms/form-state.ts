import { createContext, useContext } from 'react';
import type { FormDefinition } from './form-definition.ts';

interface FormState {
  definition: FormDefinition;
  /** What was typed before the page was shown again. */
  values: Record<string, string>;
  errors: Record<string, string>;
}

export const FormContext = createContext<FormState | null>(null);

interface FieldOptions {
  hint?: unknown;
  /** Whether the submit button waits for this field; every field that must be filled unless told. */
  awaited?: boolean;
}

/** One field of the form around it: its value, its error, and the attributes that tie its parts together. */
export function useField(name: string, label: string, { hint, awaited }: FieldOptions = {}) {
  const form = useContext(FormContext);
  if (!form) throw new Error(`The field ${name} is outside of a form`);
  const error: string | undefined = form.errors[name];
  const needed = Boolean(form.definition.fields[name]);
  const hintId = hint ? `${name}-hint` : undefined;
  const errorId = error ? `${name}-error` : undefined;
  return {
    name,
    error,
    hintId,
    errorId,
    optional: !needed,
    value: form.values[name],
    describedBy: [hintId, errorId].filter(Boolean).join(' ') || undefined,
    /** Names the field in the list of what the button still waits for. */
    waits: needed && awaited !== false ? { 'data-awaited': inSentence(label) } : {},
  };
}

/** A label inside of a sentence: 'Owner name' is 'owner name', 'CAC number' stays. */
const inSentence = (label: string) =>
  label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

export type FieldState = ReturnType<typeof useField>;
