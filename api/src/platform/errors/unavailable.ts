import { codes } from './codes.ts';
import { RetryLaterException } from './retry-later.exception.ts';

const RETRY_AFTER_SECONDS = 2;

/** Node's error codes for an unreachable server. */
const networkCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/**
 * 08 connection (08P01 is our own bug unless PgBouncer sends it), 25006 read-only, 28 login refused (the password was changed
 * meanwhile), 40 deadlock, 53 out of connections, disk or memory, 55P03 lock not available, 57014 statement timeout, 57P01-57P05
 * shutting down, 58030 disk fault.
 */
const sqlStates =
  /^(08[0-9]{3}|25006|28000|28P01|40001|40P01|53[0-9]{3}|55P03|57014|57P0[1-5]|58030)$/;
/** Errors of pg and its pool that have no code. */
const timeouts = /timeout exceeded when trying to connect|query read timeout/i;
const broken = /connection terminated|client has encountered a connection error/i;

/** The 503 for a database that is down, silent, shutting down, full or locked; undefined for every other error. */
export function unavailable(error: unknown): RetryLaterException | undefined {
  const isUnavailable = [networkCodes, sqlStates, timeouts, broken].some((one) => has(error, one));
  return isUnavailable ? busy() : undefined;
}

export const busy = () =>
  new RetryLaterException(codes.temporarily_unavailable.example, RETRY_AFTER_SECONDS);

/** Whether an open connection broke: its last statement, even a COMMIT, may have taken effect nevertheless. */
export const connectionLost = (error: unknown): boolean =>
  has(error, /^(ECONNRESET|EPIPE|ETIMEDOUT|08[0-9]{3}|57P0[1-5])$/) || has(error, broken);

/** Whether the code or message of an error or one of its causes matches. */
const has = (error: unknown, pattern: RegExp): boolean =>
  error instanceof Error &&
  (('code' in error && pattern.test(codeOf(error))) ||
    pattern.test(error.message) ||
    has(error.cause, pattern));

/** PgBouncer sends all its faults as 08P01, a protocol violation, but as fatal errors; ours is not fatal. */
const codeOf = ({ code, severity }: Error & { code: unknown; severity?: unknown }) =>
  code === '08P01' && severity === 'FATAL' ? '08006' : String(code);
