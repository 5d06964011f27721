import {
  type ArgumentMetadata,
  BadRequestException,
  Injectable,
  StandardSchemaValidationPipe,
} from '@nestjs/common';
import { z } from 'zod';
import './fallback-sentence.ts';
import { type FieldErrors, FieldsException } from './fields.exception.ts';

type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { key: PropertyKey })[];
  /** Unknown fields. */
  readonly keys?: readonly string[];
};

/**
 * Validates arguments declared with `@Body({ schema })`, `@Query({ schema })` or `@Param('id', { schema })`. An invalid
 * body is 422 with one message per field, an invalid parameter 400 with a message that names it.
 */
@Injectable()
export class ValidationPipe extends StandardSchemaValidationPipe {
  override async transform<T>(value: T, { schema, type, data }: ArgumentMetadata): Promise<T> {
    if (!schema) return value;
    this.stripProtoKeys(value);
    const isBody = type === 'body';
    const unstorable = findUnstorable(value);
    const result = unstorable
      ? { issues: [unstorable] }
      : await this.validate<T>(isBody ? (value ?? {}) : value, schema);
    if (!result.issues) return result.value;
    throw isBody
      ? new FieldsException(byField(result.issues))
      : new BadRequestException(aboutParameter(result.issues, data, namesIn(schema)));
  }
}

/** PostgreSQL cannot store NUL or a lone surrogate. */
function findUnstorable(value: unknown): Issue | undefined {
  const pending: { field: string[]; inner: unknown }[] = [{ field: [], inner: value }];
  // Not recursive, since the client chooses the depth of a body.
  for (const { field, inner } of pending) {
    if (typeof inner === 'string' && /[\0\p{Surrogate}]/u.test(inner)) {
      return { message: 'This contains characters that cannot be stored', path: field };
    }
    if (inner === null || typeof inner !== 'object') continue;
    for (const [key, child] of Object.entries(inner)) {
      pending.push({ field: field.length ? field : [key], inner: child });
    }
  }
  return undefined;
}

function byField(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    for (const name of namesOf(issue, 'body')) errors[name] ??= issue.message;
  }
  return errors;
}

function aboutParameter([issue]: readonly Issue[], data = '', known: readonly string[]): string {
  if (!issue) return 'The request is not valid.';
  if (issue.keys?.length)
    return `Unknown parameter: ${issue.keys.join(', ')}. Known are ${known.join(', ')}`;
  return named(String(namesOf(issue, data)[0]), issue.message);
}

function namesIn(schema: unknown): string[] {
  if (schema instanceof z.ZodPipe) return namesIn(schema.in);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/**
 * A lower-case message such as `must be …` continues the name of what it is about, any other follows a colon. A message
 * about several names them itself.
 */
export const named = (name: string, message: string): string =>
  message.split(/\W/).includes(name)
    ? message
    : `${name}${/^[a-z]/.test(message) ? '' : ':'} ${message}`;

/** An issue at `requirements.3` is about the field `requirements`. */
function namesOf({ path = [], keys }: Issue, otherwise: string): readonly string[] {
  const [step] = path;
  if (step !== undefined) return [String(typeof step === 'object' ? step.key : step)];
  return keys?.length ? keys : [otherwise];
}
