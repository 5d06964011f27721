import {
  type ArgumentMetadata,
  BadRequestException,
  Injectable,
  StandardSchemaValidationPipe,
} from '@nestjs/common';
import { type FieldErrors, FieldsException } from './fields.exception.ts';

type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { key: PropertyKey })[];
};

/**
 * Checks what a handler declares by `@Body({ schema })`, `@Query({ schema })` and `@Param('id', { schema })`.
 * A body that does not fit is 422 with one sentence per field, a query or path 400 that names the parameter. The
 * sentences are the schema's own.
 */
@Injectable()
export class ValidationPipe extends StandardSchemaValidationPipe {
  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const { schema, type } = metadata;
    if (!schema || !this.toValidate(metadata)) return value;
    this.stripProtoKeys(value);
    const given = value === undefined && type === 'body' ? {} : value;
    const result = await this.validate<T>(given, schema);
    if (!result.issues) return result.value;
    throw type === 'body'
      ? new FieldsException(byField(result.issues))
      : new BadRequestException(aboutParameter(result.issues, metadata.data));
  }
}

function byField(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) errors[nameOf(issue) ?? 'body'] ??= issue.message;
  return errors;
}

function aboutParameter([first]: readonly Issue[], data: string | undefined): string {
  const name = data ?? (first && nameOf(first));
  return name && !first?.message.includes(name)
    ? `${name}: ${first?.message}`
    : (first?.message ?? 'The request is not valid.');
}

/** The first step of an issue's path: `requirements.3` is about the field `requirements`. */
function nameOf({ path }: Issue): string | undefined {
  const step = path?.[0];
  return step === undefined ? undefined : String(typeof step === 'object' ? step.key : step);
}
