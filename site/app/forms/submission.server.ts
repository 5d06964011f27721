import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bareEmail } from '#contract/email.ts';
import type { ClaimReceipt, ReportReceipt, SubmissionReceipt } from '#contract/openapi.ts';
import { forward, type ApiResult } from '../api/api.server.ts';
import { failureHeaders, type Failure } from '../api/failure.ts';
import {
  fieldsOf,
  imageFields,
  inPageOrder,
  keyField,
  missing,
  receivedText,
  sentences,
  trapField,
  type FormDefinition,
  type FormFailure,
} from './form-definition.ts';
import { isFormKey, newFormKey, secondsSince } from './form-key.server.ts';
import { forgottenKey } from './form-page.server.ts';
import { readForm, type PostedForm } from './multipart.server.ts';
import { redirectWithToast } from './toast.server.ts';

/** Response of the API to a form: only listings and reports have a reference, only claims a code. */
type Receipt = Partial<SubmissionReceipt & ClaimReceipt & ReportReceipt>;

/** Attempts while the API is still processing the same submission (409 `idempotency_conflict`). */
const MAX_ATTEMPTS = 10;
const RETRY_MS = 500;

/** How a form is sent when it is not a new submission. */
interface Delivery {
  method?: 'PUT';
  headers?: Record<string, string>;
  /** The answers as the API takes them. */
  prepare?: (values: Record<string, string>) => Record<string, string>;
  /** The page that a success leads to, with the API's message. */
  next?: string;
  /** The message of a failure by its status, instead of the API's. */
  sentences?: Readonly<Record<number, string>>;
  received?: (receipt: Receipt, values: Record<string, string>) => Response | Promise<Response>;
}

/**
 * Submits a posted form: 303 to the page with the API's message, or the form again with its values and errors and the
 * status of the failure (422 fields, 429 rate limit, 503 API unavailable).
 */
export async function submit(
  args: ActionFunctionArgs,
  form: FormDefinition,
  delivery: Delivery = {},
) {
  const images = imageFields(form);
  const names = fieldsOf(form).flatMap(({ name }) => (images.includes(name) ? [] : [name]));
  const posted = await readForm(args.request, [...names, keyField, trapField], images);
  return answer(posted, args, form, delivery).finally(() => posted.release());
}

async function answer(
  posted: PostedForm,
  { request, context }: ActionFunctionArgs,
  form: FormDefinition,
  delivery: Delivery,
) {
  const { [keyField]: carried, [trapField]: trap, ...values } = posted.values;
  const now = new Date();
  const key = isFormKey(carried) ? carried : newFormKey(now);

  const invalid = validate(form, posted);
  const { failure, data: receipt } = invalid
    ? { failure: invalid }
    : await send(request, form, values, posted, key, {
        ...delivery,
        headers: { ...submissionContext(carried, trap, now), ...delivery.headers },
      });
  if (!failure) {
    if (delivery.received) {
      const response = await delivery.received(receipt, values);
      // The same report or claim may be sent again, for example after a decision: it is no repetition.
      response.headers.append('Set-Cookie', await forgottenKey());
      return response;
    }
    const { reference, message = form.success } = receipt;
    if (delivery.next) {
      const response = await redirectWithToast(delivery.next, message);
      // The owner's cookie is not sent with a request for the data of `/manage`.
      response.headers.set('X-Remix-Reload-Document', 'true');
      return response;
    }
    const text = receivedText(message, bareEmail(values.email ?? ''));
    return reference
      ? redirectWithToast(`${form.page}?received=${encodeURIComponent(reference)}`, text)
      : redirect(`${form.page}?sent=1#sent`, 303);
  }

  context.formRefused = true;
  const refused: FormFailure = {
    message: delivery.sentences?.[failure.status] ?? failure.message ?? form.failure,
    errors: inPageOrder(form, failure.errors),
    values,
    key,
    imagesSent: posted.imagesSent,
  };
  return data(refused, { status: failure.status, headers: failureHeaders(failure) });
}

const crowded: Failure = {
  kind: 'unavailable',
  status: 503,
  message:
    'Many photos are being sent at the moment. Your answers are still here: choose the photo again and send them in a few seconds, or send them without it.',
  errors: {},
  retryAfter: '10',
};

/** Empty fields, terms and truncated values; the API checks formats, and requires less than the form. */
function validate(form: FormDefinition, posted: PostedForm) {
  const errors = { ...missing(form, posted.values), ...posted.errors };
  if (posted.isCrowded) return crowded;
  if (!Object.keys(errors).length) return undefined;
  return { kind: 'invalid', status: 422, message: sentences.check, errors } satisfies Failure;
}

/**
 * Headers for the moderator: seconds since the form was first shown, and whether the honeypot was filled in. Neither is a
 * reason to refuse, since browsers that fill in forms do the same.
 */
function submissionContext(carried: string | undefined, trap: string | undefined, now: Date) {
  const seconds = secondsSince(carried ?? '', now);
  return {
    'X-Form-Seconds': seconds === null ? 'unknown' : seconds.toFixed(1),
    ...(trap && { 'X-Form-Trap': 'filled' }),
  };
}

async function send(
  request: Request,
  form: FormDefinition,
  { terms: _agreed, ...answers }: Record<string, string>,
  { images, imageHashes }: PostedForm,
  formKey: string,
  { method, headers: context, prepare }: Delivery,
): Promise<ApiResult<Receipt>> {
  const values = prepare?.(answers) ?? answers;
  const isMultipart = imageFields(form).length > 0;
  const boundary = `form-${randomUUID()}`;
  const headers = {
    ...context,
    'Idempotency-Key': idempotencyKey(formKey, values, imageHashes),
    ...(isMultipart && { 'Content-Type': `multipart/form-data; boundary=${boundary}` }),
  };
  const body = isMultipart ? multipart(boundary, { values, images }) : JSON.stringify(values);

  for (let attempt = 1; ; attempt += 1) {
    const result = await forward<Receipt>(request, form.call, { method, body, headers });
    const isInFlight = result.failure?.code === 'idempotency_conflict';
    if (!isInFlight || attempt === MAX_ATTEMPTS) return result;
    await pause(RETRY_MS, undefined, { signal: request.signal });
  }
}

/** A form as `FormData` is sent, without its copies of images. The API uses no file names. */
function multipart(boundary: string, { values, images }: Pick<PostedForm, 'values' | 'images'>) {
  const head = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const texts = Object.entries(values).map(([name, value]) =>
    Buffer.from(`${head(name)}\r\n\r\n${value.replace(/\r?\n|\r/g, '\r\n')}\r\n`),
  );
  const files = Object.entries(images).flatMap(([name, { pieces, type }]) => [
    Buffer.from(`${head(name)}; filename="image"\r\nContent-Type: ${type}\r\n\r\n`),
    ...pieces,
    Buffer.from('\r\n'),
  ]);
  return [...texts, ...files, Buffer.from(`--${boundary}--\r\n`)];
}

/**
 * Same content of the same form (double click, reload, back, retry), same key, one listing; corrected content has another
 * key, since the API refuses a known key with a different body.
 */
function idempotencyKey(
  formKey: string,
  values: Record<string, string>,
  imageHashes: Record<string, string>,
): string {
  const content = createHash('sha256').update(JSON.stringify(Object.entries(values).sort()));
  for (const [name, hash] of Object.entries(imageHashes)) content.update(name).update(hash);
  return `${formKey}.${content.digest('base64url')}`;
}
