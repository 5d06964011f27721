import { ConflictException } from '@nestjs/common';
import { ownerCodes } from '../platform/errors/owner-codes.ts';

type ConflictCode = {
  [Code in keyof typeof ownerCodes]: (typeof ownerCodes)[Code]['status'] extends 409 ? Code : never;
}[keyof typeof ownerCodes];

/** The 409 of a code, with the sentence of its example. */
export const conflict = (errorCode: ConflictCode) =>
  new ConflictException(ownerCodes[errorCode].example, { errorCode });
