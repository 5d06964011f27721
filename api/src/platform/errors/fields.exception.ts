import { UnprocessableEntityException } from '@nestjs/common';

/** Sentences by field name, as forms and react-admin show them. */
export type FieldErrors = Record<string, string>;

/** 422 with a sentence per invalid field. */
export class FieldsException extends UnprocessableEntityException {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors, message = 'Check the highlighted fields and try again.') {
    super(message, { errorCode: 'validation_failed' });
    this.errors = errors;
  }
}
