import { trapField } from './form-definition.ts';
import { useField } from './form-state.ts';

/**
 * A field for programs that fill in everything. People neither see nor reach it; whoever filled it in all the same (an
 * eager autofill) gets to see it with its error.
 */
export function Trap() {
  const { value, error } = useField(trapField, trapField);
  return (
    <div className={error ? 'field' : 'hidden'}>
      <label htmlFor={trapField} className="field-label">
        Leave this field empty
      </label>
      <input
        id={trapField}
        name={trapField}
        defaultValue={value}
        autoComplete="off"
        tabIndex={error ? 0 : -1}
        aria-invalid={error ? true : undefined}
        className="input"
      />
    </div>
  );
}
