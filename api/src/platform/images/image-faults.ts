import type { Request } from 'express';
import { z } from 'zod';
import { type FieldErrors, FieldsException } from '../errors/fields.exception.ts';
import { ValidationPipe } from '../errors/validation.pipe.ts';
import type { SentFile } from './upload-memory.ts';
import { hasImageSignature, imageMessages, imageSizeLimit } from './uploaded-image.ts';

/** The schema of a form and of the same fields in JSON. */
export type FormSchema = z.ZodType & { readonly shape: z.ZodRawShape };

export type FormRequest = Request & { files?: Record<string, SentFile[]> };

const validation = new ValidationPipe();

/**
 * Refuses unusable images of a form, and images and unknown fields of JSON. @throws 422 with the errors of all other fields,
 * too, so that a form need not be corrected twice
 */
export async function refuseFaults(
  request: FormRequest,
  names: readonly string[],
  form: FormSchema,
): Promise<void> {
  const { files = {} } = request;
  const body = request.body as unknown;
  const faults = request.is('json')
    ? unknownFields(body, names, form)
    : wrongTexts(body, names, form);
  for (const [field, [file]] of Object.entries(files)) {
    const fault = file && faultOf(file);
    if (fault) faults[field] = fault;
  }
  if (Object.keys(faults).length === 0) return;
  const errors = await validation.transform(body, { type: 'body', schema: form }).then(
    () => ({}),
    (error: unknown) => (error instanceof FieldsException ? error.errors : {}),
  );
  throw new FieldsException({ ...errors, ...faults });
}

function faultOf({ buffer, size }: SentFile): string | undefined {
  if (size === 0) return imageMessages.empty;
  if (size >= imageSizeLimit) return imageMessages.size;
  return hasImageSignature(buffer) ? undefined : imageMessages.type;
}

/**
 * Images of a form that are not files, such as addresses, texts in another encoding than UTF-8, whose letters would be lost,
 * and fields that it has more than once although they take no list.
 */
const wrongTexts = (body: unknown, names: readonly string[], { shape }: FormSchema): FieldErrors =>
  Object.fromEntries(
    Object.entries(body ?? {}).flatMap(([name, text]): [string, string][] => {
      // A file input without a choice may be sent as an empty text.
      if (names.includes(name)) return text ? [[name, imageMessages.text]] : [];
      const field = Object.hasOwn(shape, name) && shape[name];
      if (!field) return [];
      if (String(text).includes('\uFFFD')) return [[name, lostLetters]];
      return Array.isArray(text) && !z.safeParse(field, []).success ? [[name, repeated]] : [];
    }),
  );

const lostLetters =
  'Letters of this arrived as �. Write them again; a program sends its form as UTF-8';
const repeated = 'This was sent more than once. Send it once';

/** Ignoring a field would lose an image, or a misspelt optional field, without a word. */
function unknownFields(body: unknown, names: readonly string[], { shape }: FormSchema) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return Object.fromEntries(
    Object.keys(body).flatMap((name): [string, string][] => {
      if (names.includes(name)) return [[name, imageMessages.json]];
      return Object.hasOwn(shape, name) ? [] : [[name, 'There is no such field']];
    }),
  );
}
