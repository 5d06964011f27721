import { trapField } from './form-definition.ts';

/**
 * A field for programs that fill in everything. People neither see nor reach it; where a browser fills it in by itself,
 * the form is received all the same, and a moderator told.
 */
export const Trap = () => (
  <div className="hidden">
    <label htmlFor={trapField}>Leave this field empty</label>
    <input id={trapField} name={trapField} autoComplete="off" tabIndex={-1} />
  </div>
);
