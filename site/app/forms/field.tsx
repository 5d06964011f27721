import { useEffect, useState, type ReactNode } from 'react';
import { useHydrated } from '../layout/hydrated.ts';
import { Icon } from '../layout/icon.tsx';
import type { FieldBase, FieldWith, TextControl } from './form-definition.ts';
import { useField, type FieldState } from './form-state.ts';
import { EmailSuggestion, Remaining } from './typing-help.tsx';

/** A text input or, with `lines`, a textarea. */
export function TextField({ field }: { field: FieldBase & TextControl }) {
  const { type, lines, max, placeholder, autoCapitalize, spellCheck } = field;
  // Never 'off': browsers would not restore the field after Back, and the same form sent again would be another one.
  const { autoComplete = type === 'date' ? 'on' : type, enterKeyHint = 'next' } = field;
  const state = useField(field);
  const suggestions = useSuggestions(field);
  const isHydrating = !useHydrated() && !import.meta.env.SSR;
  // React would write a textarea's text again, over what was typed before the script came.
  const defaultValue = lines && isHydrating ? undefined : state.value;
  const attributes = { ...controlAttributes(state), className: 'input', defaultValue };
  const listId = suggestions && `${field.name}-suggestions`;
  return (
    <>
      <Field field={state}>
        {lines ? (
          <textarea rows={lines} placeholder={placeholder} {...attributes} />
        ) : (
          <input
            type={type ?? 'text'}
            inputMode={type === 'date' ? undefined : type}
            list={listId}
            {...{ placeholder, autoComplete, autoCapitalize, spellCheck, enterKeyHint }}
            {...attributes}
          />
        )}
        {type === 'email' && <EmailSuggestion name={field.name} />}
        {max !== undefined && <Remaining name={field.name} max={max} />}
      </Field>
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

export function SelectField({ field }: { field: FieldWith<'select'> }) {
  const state = useField(field);
  return (
    <Field field={state}>
      <select
        {...controlAttributes(state)}
        className="input"
        defaultValue={state.value ?? field.initial}
      >
        {Object.entries(field.options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Connects an input to its label, hint and error. */
export function controlAttributes(field: FieldState) {
  return {
    id: field.name,
    name: field.name,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.error ? true : undefined,
    'aria-required': field.optional ? undefined : true,
    ...field.awaited,
  };
}

/** Label, hint and error of a field above its control, in the order in which they are read out. */
export const Field = ({ field, children }: { field: FieldState; children: ReactNode }) => (
  <div className="field">
    <label htmlFor={field.name} className="field-label">
      {field.label}
      {field.optional && <Optional />}
    </label>
    <FieldNotes field={field} />
    {children}
  </div>
);

export const Optional = () => <span className="text-ink-soft font-normal"> (optional)</span>;

/** The hint and the error of a field, in the order in which they are read out. */
export function FieldNotes({ field }: { field: FieldState }) {
  return (
    <>
      {field.hint && (
        <p id={field.hintId} className="field-hint">
          {field.hint}
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

/** The suggestions of a field: of the state that is chosen in another field its places, else its own. */
function useSuggestions({ suggestions, suggestedBy }: TextControl) {
  const [inState, setInState] = useState<readonly string[]>();
  useEffect(() => {
    const select = document.getElementById(suggestedBy ?? '') as HTMLSelectElement | null;
    if (!select?.form) return;
    let asked = '';
    const follow = async () => {
      const state = select.value;
      if (state === asked) return;
      asked = state;
      const names = state ? await placesIn(state) : undefined;
      if (state === asked) setInState(names);
    };
    const changed = () => void follow();
    changed();
    const { form } = select;
    form.addEventListener('change', changed);
    return () => form.removeEventListener('change', changed);
  }, [suggestedBy]);
  return inState ?? suggestions;
}

/** Names of the places of a state without it, each once; undefined where they cannot be had. */
async function placesIn(state: string): Promise<string[] | undefined> {
  try {
    const response = await fetch(`/api/places?within=${state}`);
    if (!response.ok) return undefined;
    const places = (await response.json()) as { name: string }[];
    return [...new Set(places.map(({ name }) => name.replace(/,.*/, '')))];
  } catch {
    return undefined;
  }
}
