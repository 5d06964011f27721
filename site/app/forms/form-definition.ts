import type { InputHTMLAttributes, ReactNode } from 'react';
import type { components, paths } from '#contract/openapi.ts';
import type { Plan } from '#contract/plans.ts';
import { enter, formRefused } from '#contract/sentences.ts';
import type { IconName } from '../layout/icon.tsx';

type Schemas = components['schemas'];

/** Fields of a form for a schema of the contract; `terms` are checked by the site and not sent on. */
export type FieldName<Schema extends keyof Schemas> = (keyof Schemas[Schema] & string) | 'terms';

export interface FieldBase<Name extends string = string> {
  /** The wire name. */
  readonly name: Name;
  /** Also shown in the error summary, so a checkbox has a short label beside its text. */
  readonly label: string;
  readonly hint?: ReactNode;
  /** Error for an empty value; without one the field is optional. */
  readonly required?: string;
  /** `false` for a required field that the submit button does not wait for. */
  readonly awaited?: false;
  /** Takes half a row, beside another half. */
  readonly isHalf?: true;
}

export interface Choice {
  value: string;
  text: ReactNode;
  icon?: IconName;
}

type Attributes = InputHTMLAttributes<HTMLInputElement>;

export interface TextControl extends Pick<
  Attributes,
  'placeholder' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint'
> {
  control?: 'text';
  type?: 'date' | 'email' | 'tel' | 'url';
  /** Rows of a textarea; a single line without. */
  lines?: number;
  /** Characters that the API takes; the rest is counted down when little of it is left. */
  max?: number;
  suggestions?: readonly string[];
  /** The field of the state whose places are suggested, once it is chosen. */
  suggestedBy?: string;
}

export type Control =
  | TextControl
  | { control: 'radio'; choices: readonly Choice[] }
  | { control: 'select'; options: Readonly<Record<string, string>>; initial?: string }
  | { control: 'checkbox'; text: ReactNode; value: string }
  | { /** Carried along, not asked for. */ control: 'hidden' }
  | { control: 'image'; /** Shown when the image has to be chosen once more. */ again: string }
  | { control: 'plan'; plans: Readonly<Record<string, Plan>>; initial: string };

export type FieldDefinition<Name extends string = string> = FieldBase<Name> & Control;

export type FieldWith<C extends Control['control']> = FieldBase & Extract<Control, { control: C }>;

/** A section with a title is a fieldset; with `folded`, its explanation, it is closed until it has an answer or an error. */
export interface FormSection<Name extends string = string> {
  readonly title?: string;
  readonly folded?: string;
  readonly fields: readonly FieldDefinition<Name>[];
}

/** The single description of a form for its page, its button and its action. */
export interface FormDefinition<Name extends string = string> {
  /** The page's path, to which the form is posted. */
  page: string;
  call: keyof paths;
  /** May be left on the device to be sent later (`routes/unsent.$form.ts`). */
  canWait?: true;
  sections: readonly FormSection<Name>[];
  /** Shown on success when the API sends no message (spec §8). */
  success: string;
  /** Shown on an unexpected failure (spec §8). */
  failure: string;
}

/** A refused or failed form, sent back to its page. */
export interface FormFailure {
  /** One sentence about the whole form. */
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
  /** Form key of the submission: sent again unchanged, it is the same submission. */
  key: string;
  /** Fields in which an image was sent; the visitor has to choose it again. */
  imagesSent: readonly string[];
  /** Time of the first failed attempt in milliseconds. */
  failedAt?: number;
}

/** Loader data of a page with a form. */
export interface FormPage {
  key: string;
  /** Reference of the listing that was just received. */
  received?: string;
  sent: boolean;
  refused: boolean;
  /** The email in a form that this browser has just sent, empty if it has none. */
  sender?: string;
}

/** Outcome of a form by the address of its page after the redirect: `?received=<reference>` or `?sent`. */
export function outcomeIn(url: string) {
  const { searchParams } = new URL(url);
  const reference = searchParams.get('received') ?? '';
  return {
    received: /^[A-Z0-9-]{4,24}$/.test(reference) ? reference : undefined,
    sent: searchParams.has('sent'),
  };
}

/** Names the address that the owner's link is sent to, so that a mistyped one is noticed. */
export const receivedText = (message: string, sender?: string) =>
  sender ? `${message} We are writing to ${sender}.` : message;

/** Cookie with the message of the form that led to a page. */
export const toastCookie = 'toast';

export const keyField = 'formKey';

/** Honeypot field. */
export const trapField = 'referral';

/** An image has to be smaller than this. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** JPEG first: Safari on a Mac turns a HEIC photo into the first of these that it can write. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Why an image is not taken, as far as a browser knows: some name no type, or an old one such as `image/pjpeg`. */
export function imageProblem({ size, type }: File) {
  if (size >= MAX_IMAGE_BYTES) return sentences.imageTooLarge;
  return !type || /jpe?g|png|webp/.test(type) ? undefined : enter.image;
}

/** Those that the server alone says stand where they are said, since this file is sent to browsers. */
export const sentences = {
  check: formRefused,
  imageTooLarge: 'Choose an image of up to 5 MB',
  offline:
    'No network connection. Your answers are still here: send them again when you are back online.',
};

export const fieldsOf = (form: FormDefinition) => form.sections.flatMap(({ fields }) => fields);

/** The texts of a posted form; a photo is none. */
export const textsIn = (entries: Iterable<[string, unknown]>) =>
  Object.fromEntries([...entries].filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >;

export const imageFields = (form: FormDefinition) =>
  fieldsOf(form).flatMap(({ control, name }) => (control === 'image' ? [name] : []));

/** Errors of required fields that are empty. */
export function missing(form: FormDefinition, values: Record<string, string>) {
  const errors: Record<string, string> = {};
  for (const { name, required } of fieldsOf(form))
    if (required && !values[name]?.trim()) errors[name] = required;
  return errors;
}

/** Errors in the order of the page, for the summary. */
export function inPageOrder(form: FormDefinition, errors: Record<string, string>) {
  const order = fieldsOf(form).map(({ name }) => name);
  const place = (name: string) => order.indexOf(name) + 1 || order.length + 1;
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)));
}
