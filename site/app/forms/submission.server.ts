import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { setTimeout as pause } from 'node:timers/promises';
import { forward, type Answer } from '../api.server.ts';
import { failureHeaders, type Failure } from '../failure.ts';
import {
  inPageOrder,
  keyField,
  missing,
  sentences,
  trapField,
  type FormDefinition,
  type FormFailure,
} from './form-definition.ts';
import { isFormKey, newFormKey, secondsSince } from './form-key.server.ts';
import { idempotencyKey } from './idempotency.server.ts';
import { readForm, type PostedForm } from './multipart.server.ts';
import { redirectWithToast } from './toast.server.ts';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Set by an action whose form was refused, for the title of the page that shows it again. */
    formRefused?: boolean;
  }
}

/** What the API answers to what it has received; a listing gets a reference. */
interface Receipt {
  message?: string;
  reference?: string;
}

/**
 * Takes a posted form: 303 to the page with the message when the API has it, otherwise the form again with everything that
 * was typed, one sentence per field, and the status that tells why (422 fields, 429 too often, 503 nobody there).
 */
export async function submit({ request, context }: ActionFunctionArgs, form: FormDefinition) {
  const names = [...Object.keys(form.fields), keyField, trapField];
  const posted = await readForm(request, names, form.image);
  const { [keyField]: carried, [trapField]: trap, ...values } = posted.values;
  const now = new Date();
  const key = isFormKey(carried) ? carried : newFormKey(now);

  const refused = refusedHere(form, posted);
  const { failure, data: receipt } = refused
    ? { failure: refused }
    : await send(request, form, values, posted.image, key, arrival(carried, trap, now));
  if (!failure) {
    const { reference, message = form.success } = receipt;
    return reference
      ? redirectWithToast(`${form.page}?received=${encodeURIComponent(reference)}`, message)
      : redirect(`${form.page}?sent=1#sent`, 303);
  }

  context.formRefused = true;
  const answer: FormFailure = {
    message: failure.message ?? form.failure,
    errors: inPageOrder(form, failure.errors),
    values,
    key,
    hadImage: posted.hadImage,
  };
  return data(answer, { status: failure.status, headers: failureHeaders(failure) });
}

/**
 * What need not be passed on to be refused: fields that are empty, terms nobody agreed to, what did not arrive whole. The API asks for less than the form (it knows nothing of terms) and for the right format.
 */
function refusedHere(form: FormDefinition, posted: PostedForm) {
  const errors = { ...missing(form, posted.values), ...posted.errors };
  if (!Object.keys(errors).length) return undefined;
  return { kind: 'invalid', status: 422, message: sentences.check, errors } satisfies Failure;
}

/**
 * How a form came, for the moderator: how long after it was first shown, and whether the trap was filled in. Nobody is
 * refused for it, since a browser that fills in forms by itself does the same, and a program learns nothing.
 */
function arrival(carried: string | undefined, trap: string | undefined, now: Date) {
  const seconds = secondsSince(carried ?? '', now);
  return {
    'X-Form-Seconds': seconds === null ? 'unknown' : seconds.toFixed(1),
    ...(trap && { 'X-Form-Trap': 'filled' }),
  };
}

/** Passes the answers on; where the same ones are still being taken (a double click), waits for that. */
async function send(
  request: Request,
  form: FormDefinition,
  { terms: _agreed, ...answers }: Record<string, string>,
  image: File | undefined,
  formKey: string,
  arrival: Record<string, string>,
): Promise<Answer<Receipt>> {
  const headers: Record<string, string> = {
    ...arrival,
    'Idempotency-Key': await idempotencyKey(formKey, answers, image),
  };
  if (!form.image) headers['Content-Type'] = 'application/json';
  const body = bodyOf(form, answers, image);

  for (let attempt = 1; ; attempt += 1) {
    const answer = await forward<Receipt>(request, form.call, { body, headers });
    if (answer.failure?.status !== 409 || attempt === 10) return answer;
    await pause(500, undefined, { signal: request.signal });
  }
}

/** Multipart where the API takes an image, JSON where it does not. */
function bodyOf(form: FormDefinition, answers: Record<string, string>, image: File | undefined) {
  if (!form.image) return JSON.stringify(answers);
  const body = new FormData();
  for (const [name, value] of Object.entries(answers)) body.set(name, value);
  if (image) body.set(form.image, image);
  return body;
}
