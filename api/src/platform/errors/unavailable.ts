import { HttpStatus } from '@nestjs/common';
import { RetryLaterException } from './retry-later.exception.ts';

const RETRY_AFTER_SECONDS = 2;

/** Node's error codes for an unreachable server. */
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
 * 08 connection (08P01 is our own bug), 25006 read-only, 40 deadlock, 53 out of connections, disk or memory, 55P03 lock
 * not available, 57014 statement timeout, 57P01-57P05 shutting down, 58030 disk fault.
 */
const sqlStates = /^(08[0-9]{3}|25006|40001|40P01|53[0-9]{3}|55P03|57014|57P0[1-5]|58030)$/;
/** Errors of pg and its pool that have no code. */
const messages =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error/i;

/** The 503 for a database that is down, shutting down, full or locked; undefined for every other error. */
export function unavailable(error: unknown): RetryLaterException | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (networkCodes.has(code) || sqlStates.test(code) || messages.test(cause.message)) {
      return new RetryLaterException(
        HttpStatus.SERVICE_UNAVAILABLE,
        'The service is busy at the moment. Please try again in a few seconds.',
        RETRY_AFTER_SECONDS,
      );
    }
  }
  return undefined;
}

/** Whether an open connection broke: its last statement, even a COMMIT, may have taken effect nevertheless. */
export function connectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (/^(ECONNRESET|EPIPE|ETIMEDOUT|08[0-9]{3}|57P0[1-5])$/.test(code)) return true;
    if (/connection terminated|client has encountered a connection error/i.test(cause.message))
      return true;
  }
  return false;
}
