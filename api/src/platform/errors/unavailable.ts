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
/**
 * 08 connection (08P01 is our own fault), 25006 read-only, 40 deadlock, 53 out of connections, disk or memory, 55P03 lock
 * not available, 57014 statement timeout, 57P01-57P05 shutting down, 58030 disk fault.
 */
const sqlStates = /^(08[0-9]{3}|25006|40001|40P01|53[0-9]{3}|55P03|57014|57P0[1-5]|58030)$/;
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

/** A connection that was there and broke: what was asked last may have been done nevertheless, also a COMMIT. */
export function connectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (/^(ECONNRESET|EPIPE|ETIMEDOUT|08[0-9]{3}|57P0[1-5])$/.test(code)) return true;
    if (/connection terminated|client has encountered a connection error/i.test(cause.message))
      return true;
  }
  return false;
}
