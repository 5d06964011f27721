import type { paths } from '#contract/openapi.ts';

/** What the page, its button and its action must agree on about one form. */
export interface FormDefinition {
  /** The page's path, where the form posts to. */
  page: string;
  /** The call that takes the form. */
  call: keyof paths;
  /**
   * The fields by their wire names, in the order of the page: the sentence for an empty one, or null where it may
   * stay empty. `terms` is asked for here and not sent on.
   */
  fields: Readonly<Record<string, string | null>>;
  /** The name of the file field, if there is one. */
  image?: string;
  /** Said when it was received and the API has no words of its own (spec §8). */
  success: string;
  /** Said when nothing better is known about a failure (spec §8). */
  failure: string;
}

/** What a refused or failed form brings back to its page. */
export interface FormFailure {
  /** One sentence about the whole form. */
  message: string;
  errors: Record<string, string>;
  /** Everything that was typed. */
  values: Record<string, string>;
  /** The key of the form that was sent: sent again unchanged, it is the same submission. */
  key: string;
  /** An image was chosen; no page can choose it again for the visitor. */
  hadImage: boolean;
}

/** The hidden field that tells one visitor's form from another's. */
export const keyField = 'formKey';

/** The field that people do not see and programs fill in. */
export const trapField = 'referral';

/** Bytes: an image of this size or more is refused. */
export const imageLimit = 5 * 1024 * 1024;

export const sentences = {
  check: 'Check the answers below and send the form again.',
  imageTooLarge: 'Choose an image of up to 5 MB',
  textTooLong: 'This text is too long: shorten it',
  offline:
    'No network connection. Your answers are still here: send them again when you are back online.',
};

/** The sentences for the fields that must be filled and are empty. */
export function missing(form: FormDefinition, values: Record<string, string>) {
  const errors: Record<string, string> = {};
  for (const [name, sentence] of Object.entries(form.fields)) {
    if (sentence && !values[name]?.trim()) errors[name] = sentence;
  }
  return errors;
}

/** Errors in the order of the page, so that the summary reads from top to bottom. */
export function inPageOrder(form: FormDefinition, errors: Record<string, string>) {
  const order = [...Object.keys(form.fields), form.image ?? ''];
  const place = (name: string) => order.indexOf(name) + 1 || order.length + 1;
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)));
}
