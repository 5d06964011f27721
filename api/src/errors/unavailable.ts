import { HttpStatus } from '@nestjs/common';
import { RetryLaterException } from './retry-later.exception.ts';

const seconds = 2;

/** Node's names for a server that is not there. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** 08 connection (08P01 is our own fault), 53300 too many connections, 55P03 lock not available, 57014 statement timeout, 57P01-57P03 shutting down. */
const sqlStates = /^(08[0-9]{3}|53300|55P03|57014|57P0[123])$/;
/** What pg and its pool say without a code. */
const messages =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error/i;

/**
 * A database that is away, shutting down, full or locked is no fault of the request: 503, and "try again" is true.
 * Answers undefined for every other error.
 */
export function unavailable(error: unknown): RetryLaterException | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (networkCodes.has(code) || sqlStates.test(code) || messages.test(cause.message)) {
      return new RetryLaterException(
        HttpStatus.SERVICE_UNAVAILABLE,
        'The service is busy at the moment. Please try again in a few seconds.',
        seconds,
      );
    }
  }
  return undefined;
}
