import { createStore, del, get, set, values } from 'idb-keyval';
import { fetchWithin, SEND_TIMEOUT_MS, unansweredOf, unreachableText } from '../layout/network.ts';
import { remember, remembered } from '../layout/remembered.ts';
import { UNSENT } from '../layout/unsent-mark.tsx';
import { kinds, stateOf, type SiteAnswer, type UnsentForm } from './unsent-form.ts';

let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore('unsent', 'forms'));

/** Leaves a form to be sent later. @throws where the browser keeps no data, or has no room for the photo */
export async function keepPosted(page: string, posted: FormData, failedAt: number) {
  const text = (name: string) => posted.getAll(name).find((value) => typeof value === 'string');
  const id = text(UNSENT) ?? String(Date.now());
  const title = [kinds[page], text('title') ?? text('name')].filter(Boolean).join(': ');
  posted.delete(UNSENT);
  const filled = [...posted].filter(([, value]) => typeof value === 'string' || value.size > 0);
  const fields = await Promise.all(filled.map(asKept));
  await keep({ id, page, title, fields, failedAt });
  // Pages learn from this mark that a form waits: without it, the form would neither be shown nor sent.
  if (remembered(UNSENT) !== undefined) return;
  await forget(id);
  throw new Error('Not remembered');
}

async function asKept([name, value]: [string, FormDataEntryValue]) {
  const kept =
    typeof value === 'string'
      ? value
      : { bytes: await value.arrayBuffer(), name: value.name, type: value.type };
  return [name, kept] as UnsentForm['fields'][number];
}

export async function keep(form: UnsentForm) {
  await set(form.id, form, store());
  await unsentForms();
}

/** The forms of this device, oldest first; those older than a week are deleted. */
export async function unsentForms(): Promise<UnsentForm[]> {
  const [all, now] = [await values<UnsentForm>(store()), Date.now()];
  const kept = all.filter((form) => stateOf(form, now) !== 'forgotten');
  for (const form of all) if (!kept.includes(form)) await del(form.id, store());
  const waiting = kept.filter((form) => stateOf(form, now) !== 'received');
  remember(UNSENT, kept.length > 0 ? waiting.length : undefined);
  return kept.sort((one, other) => one.failedAt - other.failedAt);
}

export async function forget(id: string) {
  await del(id, store());
  await unsentForms();
}

export const unsentForm = (id: string) => get<UnsentForm>(id, store());

/** The fields as they were posted, photos as files. */
export const postedFields = ({ fields }: UnsentForm) =>
  fields.map(
    ([name, value]) =>
      [
        name,
        typeof value === 'string' ? value : new File([value.bytes], value.name, value),
      ] as const,
  );

/** Answers after which the same form may be accepted a little later. */
const TRANSIENT = [408, 409, 425, 429];

/** Sends a form and keeps the site's answer; says why it was not taken, or `unanswered` where no answer came. */
export async function send(form: UnsentForm, unanswered?: string): Promise<string | void> {
  const body = new FormData();
  for (const [name, value] of postedFields(form)) body.append(name, value);
  try {
    const options = { method: 'POST', body };
    const response = await fetchWithin(SEND_TIMEOUT_MS, `/unsent${form.page}`, options);
    const { message, reference, errors = {} } = (await response.json()) as SiteAnswer;
    if (response.status >= 500 || TRANSIENT.includes(response.status)) return message;
    const answer = response.ok ? { message, reference } : { message, errors };
    // The fields of a received form are deleted.
    await keep({ ...form, fields: response.ok ? [] : form.fields, answer });
  } catch (error) {
    return unanswered ?? unansweredOf(error) ?? unreachableText;
  }
}

let sending: Promise<string | void> = Promise.resolve();

/** Sends the waiting forms one by one after an attempt under way, until one is not taken; says why. */
export const sendWaiting = () => (sending = sending.then(sendUntilFailure, sendUntilFailure));

async function sendUntilFailure() {
  for (const form of await unsentForms()) {
    const problem = stateOf(form, Date.now()) === 'waits' ? await send(form, '') : undefined;
    if (problem !== undefined) return problem;
  }
}
