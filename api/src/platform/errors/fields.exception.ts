import { UnprocessableEntityException } from '@nestjs/common';

/** Sentences by field name, as forms and react-admin show them. */
export type FieldErrors = Record<string, string>;

/** 422: what was sent is understood, but these fields need another value. */
export class FieldsException extends UnprocessableEntityException {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors, message = 'Check the highlighted fields and try again.') {
    super(message, { errorCode: 'validation_failed' });
    this.errors = errors;
  }
}
