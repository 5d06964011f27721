import { ConflictException } from '@nestjs/common';
import { codes } from './codes.ts';

type ConflictCode = {
  [Code in keyof typeof codes]: (typeof codes)[Code]['status'] extends 409 ? Code : never;
}[keyof typeof codes];

/** The 409 of a code, with the sentence of its example unless another one says more. */
export const conflict = (errorCode: ConflictCode, message: string = codes[errorCode].example) =>
  new ConflictException(message, { errorCode });
