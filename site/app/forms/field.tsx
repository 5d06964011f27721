import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';
import { useField, type FieldState } from './form-state.ts';

interface QuestionProps {
  name: string;
  label: string;
  hint?: ReactNode;
}

interface TextFieldProps
  extends QuestionProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'defaultValue'> {
  /** A text of several lines; so many are shown at first. */
  lines?: number;
}

/** A question that is answered by typing. */
export function TextField({ name, label, hint, lines, className, ...typing }: TextFieldProps) {
  const field = useField(name, label, { hint });
  const attributes = { ...controlAttributes(field), className: 'input', defaultValue: field.value };
  const { placeholder, autoComplete, enterKeyHint } = typing;
  return (
    <div className={`field ${className ?? ''}`}>
      <FieldLabel field={field} label={label} />
      <FieldNotes field={field} hint={hint} />
      {lines ? (
        <textarea rows={lines} {...{ placeholder, autoComplete, enterKeyHint }} {...attributes} />
      ) : (
        <input type="text" {...typing} {...attributes} />
      )}
    </div>
  );
}

interface SelectFieldProps extends QuestionProps {
  options: Record<string, string>;
  /** What is chosen at first. */
  initial: string;
}

/** A question with a handful of answers, one of which is chosen at first. */
export function SelectField({ name, label, hint, options, initial }: SelectFieldProps) {
  const field = useField(name, label, { hint });
  return (
    <div className="field">
      <FieldLabel field={field} label={label} />
      <FieldNotes field={field} hint={hint} />
      <select {...controlAttributes(field)} className="input" defaultValue={field.value ?? initial}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What ties an input to its label, hint and error: said once, for every kind of field. */
export function controlAttributes(field: FieldState) {
  return {
    id: field.name,
    name: field.name,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.error ? true : undefined,
    'aria-required': field.optional ? undefined : true,
    ...field.waits,
  };
}

export function FieldLabel({ field, label }: { field: FieldState; label: string }) {
  return (
    <label htmlFor={field.name} className="field-label">
      {label}
      {field.optional && <Optional />}
    </label>
  );
}

export const Optional = () => <span className="text-ink-soft font-normal"> (optional)</span>;

/** The hint and the error of a field, in the order in which they are read out. */
export function FieldNotes({ field, hint }: { field: FieldState; hint?: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={field.hintId} className="field-hint">
          {hint}
        </p>
      )}
      {field.error && (
        <p id={field.errorId} className="field-error">
          <Icon name="error" className="mt-0.5 size-4" />
          <span>
            <span className="visually-hidden">Error: </span>
            {field.error}
          </span>
        </p>
      )}
    </>
  );
}
