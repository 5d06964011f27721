import { createContext, useContext } from 'react';
import type { FormFailure, FieldBase } from './form-definition.ts';

/** The values and errors with which a form is shown again. */
export const FormContext = createContext<Pick<FormFailure, 'values' | 'errors'>>({
  values: {},
  errors: {},
});

/** A field with its value and error, first one of its own, and the attributes that connect its parts. */
export function useField({ name, label, hint, required, awaited }: FieldBase, ownError?: string) {
  const { values, errors } = useContext(FormContext);
  const error: string | undefined = ownError ?? errors[name];
  const hintId = hint ? `${name}-hint` : undefined;
  const errorId = error ? `${name}-error` : undefined;
  return {
    name,
    label,
    hint,
    error,
    hintId,
    errorId,
    optional: !required,
    value: values[name],
    describedBy: [hintId, errorId].filter(Boolean).join(' ') || undefined,
    /** Names the field in the list of what the button still waits for. */
    awaited: required && awaited !== false ? { 'data-awaited': withinSentence(label) } : {},
  };
}

/** 'Owner name' becomes 'owner name' and 'What happened?' 'what happened', 'CAC number' stays. */
const withinSentence = (label: string) =>
  label.replace(/\?$/, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

export type FieldState = ReturnType<typeof useField>;
