const DAY_MS = 86_400_000;
/** As long as the API remembers an idempotency key, so that sending it again makes no second listing. */
const REPEATABLE_MS = DAY_MS;
const KEPT_MS = 7 * DAY_MS;

/** A form that could not be sent and waits on this device. */
export interface UnsentForm {
  id: string;
  /** Path of the form's page. */
  page: string;
  /** For example `Job: Dispatch rider`. */
  title: string;
  /** As they would have been posted, form key included. */
  fields: [name: string, value: string | Photo][];
  /** Milliseconds; it may have reached the site since then. */
  failedAt: number;
  answer?: SiteAnswer;
}

/** A file as its bytes, since WebKit stores no files in private windows. */
export interface Photo extends Pick<File, 'name' | 'type'> {
  bytes: ArrayBuffer;
}

/** The site's answer: errors of one that was refused, the reference of a listing. */
export interface SiteAnswer {
  message: string;
  errors?: Record<string, string>;
  reference?: string;
}

/** `waits`: is sent by itself. `asks`: only when the visitor says so. `forgotten`: to be deleted. */
export type UnsentState = 'waits' | 'asks' | 'refused' | 'received' | 'forgotten';

export function stateOf(form: UnsentForm, now: number): UnsentState {
  const age = now - form.failedAt;
  if (age >= KEPT_MS) return 'forgotten';
  if (form.answer) return form.answer.errors ? 'refused' : 'received';
  return age < REPEATABLE_MS ? 'waits' : 'asks';
}

/** The forms that can wait, by their pages. */
export const kinds: Readonly<Record<string, string>> = {
  '/register-company': 'Company registration',
  '/post-job': 'Job',
  '/advertise': 'Inquiry',
};
