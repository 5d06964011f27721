import { UnprocessableEntityException } from '@nestjs/common';
import { codes } from './codes.ts';

/** Sentences by field name, as forms and react-admin show them. */
export type FieldErrors = Record<string, string>;

/** 422 with a sentence per invalid field. */
export class FieldsException extends UnprocessableEntityException {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors, message: string = codes.validation_failed.example) {
    super(message, { errorCode: 'validation_failed' });
    this.errors = errors;
  }
}
