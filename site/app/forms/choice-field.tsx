import { Icon } from '../layout/icon.tsx';
import { controlAttributes, FieldNotes, Optional } from './field.tsx';
import type { FieldWith } from './form-definition.ts';
import { useField } from './form-state.ts';

export const choiceCard =
  'choice bg-surface border-line-strong hover:border-action has-checked:border-action has-checked:bg-action-soft ' +
  'has-checked:ring-action cursor-pointer rounded-md border px-4 py-3 has-checked:ring-1 ' +
  'has-focus-visible:outline-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 [&>input]:outline-none';

/** Radio buttons; a link to the field leads to the first of them. */
export function RadioField({ field }: { field: FieldWith<'radio'> }) {
  const { name, label, choices } = field;
  const state = useField(field);
  return (
    <fieldset className="field" aria-describedby={state.describedBy}>
      <legend className="field-label mb-1.5">
        {label}
        {state.optional && <Optional />}
      </legend>
      <FieldNotes field={state} />
      <div
        className={`grid grid-cols-1 gap-2.5 ${choices.length % 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
      >
        {choices.map(({ value, text, icon }, index) => (
          <label key={value} className={choiceCard}>
            <input
              type="radio"
              name={name}
              value={value}
              id={index ? undefined : name}
              defaultChecked={state.value === value}
              {...state.awaited}
            />
            {icon && <Icon name={icon} className="size-6" />}
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function CheckboxField({ field }: { field: FieldWith<'checkbox'> }) {
  const state = useField(field);
  return (
    <div className="field">
      <FieldNotes field={state} />
      <label className="choice items-start py-2.5">
        <input
          type="checkbox"
          value={field.value}
          defaultChecked={state.value === field.value}
          {...controlAttributes(state)}
        />
        <span>{field.text}</span>
      </label>
    </div>
  );
}
