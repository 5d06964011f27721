/** Decides how a value is shown and edited; without a type it is one line of text. */
export type FieldType =
  | 'area'
  | 'boolean'
  | 'cac'
  | 'date'
  | 'email'
  | 'image'
  | 'lines'
  | 'longText'
  | 'phone'
  | 'place'
  | 'url';

/** One row of a kind's field table: from it come the facts on its page, the form and the export. */
export interface Field {
  label: string;
  type?: FieldType;
  /** Labels of the values that the API allows. */
  choices?: Record<string, string>;
  hint?: string;
  /** Spans both columns of the form. */
  wide?: boolean;
  /** Set by the API, so not in the form. */
  readOnly?: true;
  exported?: false;
}

/**
 * The field table of a kind, keyed by the API's names: a field that the API does not know does not
 * compile, nor does a table without one of the fields that the API lets a moderator edit.
 */
export type Fields<Row, Edit> = {
  [Name in keyof Edit]-?: Field & { readOnly?: never };
} & { [Name in Exclude<keyof Row, keyof Edit>]?: Field & { readOnly: true } };

/** Labels of a table whose rows have a name. */
export const namesIn = (table: Record<string, { name: string }>) =>
  Object.fromEntries(Object.entries(table).map(([id, { name }]) => [id, name]));

/** Values and labels as react-admin's selects take them. */
export const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));
