import type { ReactNode } from 'react';
import { Icon, type IconName } from '../layout/icon.tsx';
import { FieldNotes, Optional } from './field.tsx';
import { useField } from './form-state.ts';

/** A choice as a surface that shows that it is chosen. */
export const choiceCard =
  'choice bg-surface border-line-strong hover:border-action has-checked:border-action has-checked:bg-action-soft ' +
  'has-checked:ring-action cursor-pointer rounded-md border px-4 py-3 has-checked:ring-1 ' +
  'has-focus-visible:outline-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 [&>input]:outline-none';

interface Choice {
  value: string;
  text: ReactNode;
  icon?: IconName;
}

interface RadioFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  choices: Choice[];
  initial?: string;
}

/** A question with few answers that are all in view. A link to the field goes to the first of them. */
export function RadioField({ name, label, hint, choices, initial }: RadioFieldProps) {
  const field = useField(name, label, { hint });
  return (
    <fieldset className="field" aria-describedby={field.describedBy}>
      <legend className="field-label mb-1.5">
        {label}
        {field.optional && <Optional />}
      </legend>
      <FieldNotes field={field} hint={hint} />
      <div className={`grid gap-2.5 ${choices.length % 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
        {choices.map(({ value, text, icon }, index) => (
          <label key={value} className={choiceCard}>
            <input
              type="radio"
              name={name}
              value={value}
              id={index ? undefined : name}
              defaultChecked={(field.value ?? initial) === value}
              {...field.waits}
            />
            {icon && <Icon name={icon} className="size-6" />}
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckboxFieldProps {
  name: string;
  /** What is agreed to; may hold links. */
  children: ReactNode;
  /** The same in a word or two, for the list of what the button waits for. */
  label: string;
  awaited?: boolean;
}

/** One thing to agree to. */
export function CheckboxField({ name, label, children, awaited }: CheckboxFieldProps) {
  const field = useField(name, label, { awaited });
  return (
    <div className="field">
      <FieldNotes field={field} />
      <label className="choice items-start py-2.5">
        <input
          type="checkbox"
          id={name}
          name={name}
          value="yes"
          defaultChecked={field.value === 'yes'}
          aria-describedby={field.describedBy}
          aria-invalid={field.error ? true : undefined}
          aria-required={field.optional ? undefined : true}
          {...field.waits}
        />
        <span>{children}</span>
      </label>
    </div>
  );
}
