import { STATUS_CODES } from 'node:http';

/** An error as a program can tell it. */
interface Code {
  readonly status: number;
  readonly meaning: string;
  /** What whoever gets it can do. */
  readonly remedy: string;
  /** A `message` that comes with it. */
  readonly example: string;
}

/**
 * Every error of the api, by the last word of a problem's `type`: a code is never renamed and never gets another meaning.
 * The first of a status is the one that an exception has which brings no `errorCode`.
 */
export const codes = {
  bad_request: {
    status: 400,
    meaning: 'A parameter or the body cannot be read.',
    remedy: 'The message names what is wrong. The same request will fail again.',
    example: 'range must be JSON such as [0,23] with at most 100 listings',
  },
  unauthenticated: {
    status: 401,
    meaning: 'There is no token, it is not valid any more, or email and password do not fit.',
    remedy: 'Log in, then send the request again with the new token.',
    example: 'Please log in again.',
  },
  forbidden: {
    status: 403,
    meaning: 'The caller is known and may not do this.',
    remedy: 'Use the account of a moderator.',
    example: 'Access denied. You are not an admin.',
  },
  not_found: {
    status: 404,
    meaning: 'It never existed, is not public yet, or was refused.',
    remedy: 'Check the address. A submission is found once a moderator has let it in.',
    example: 'Company not found',
  },
  method_not_allowed: {
    status: 405,
    meaning: 'The address exists, but not with this method.',
    remedy: 'Use one of the methods in the header `Allow`.',
    example: 'DELETE is not possible here, only GET, HEAD.',
  },
  conflict: {
    status: 409,
    meaning: 'Something is in the way at the moment.',
    remedy: 'The message says what.',
    example: 'This cannot be done now.',
  },
  listing_not_pending: {
    status: 409,
    meaning: 'Only a listing that waits can be rejected, and a moderator has approved this one.',
    remedy: 'Read the listing again: somebody was faster.',
    example: 'This job has been approved already, so it cannot be rejected.',
  },
  listing_not_approved: {
    status: 409,
    meaning:
      'Only an approved listing can be renewed, upgraded or hidden, and this one still waits.',
    remedy: 'Approve it with the plan, or reject it.',
    example: 'This job is not approved yet. Choose its plan when you approve it.',
  },
  idempotency_conflict: {
    status: 409,
    meaning: 'A request with the same `Idempotency-Key` is still being processed.',
    remedy: 'Wait a moment, then send the same request again for its answer.',
    example: 'This is still being processed. Wait a moment, then try again.',
  },
  gone: {
    status: 410,
    meaning: 'The listing was public and has ended.',
    remedy: 'Take it out of your own lists. `was` says what helps to find a similar one.',
    example: 'Job not found',
  },
  length_required: {
    status: 411,
    meaning: 'A form (multipart) came without its length, so it could have no end.',
    remedy:
      'Send `Content-Length`. Libraries do when they are given the form as a whole and not as a stream.',
    example: 'Send the form with its length (Content-Length).',
  },
  listing_changed: {
    status: 412,
    meaning: 'The listing is not any more as the `If-Match` says: somebody has changed it since.',
    remedy: 'Read the listing again, look at what is different, and decide with its new `etag`.',
    example: 'This listing was changed a moment ago. Load it again and look at what is different.',
  },
  too_large: {
    status: 413,
    meaning: 'The body is too large.',
    remedy: 'Send less.',
    example: 'The body is too large.',
  },
  unsupported_media_type: {
    status: 415,
    meaning: 'The body is of a type that this call does not take.',
    remedy: 'Send one of the types that the message names.',
    example: 'Send the body as application/json.',
  },
  validation_failed: {
    status: 422,
    meaning: 'Some fields need another value.',
    remedy: '`errors` has a sentence for each, fit to be shown beside the field.',
    example: 'Check the highlighted fields and try again.',
  },
  idempotency_mismatch: {
    status: 422,
    meaning: 'The `Idempotency-Key` came with another body before.',
    remedy: 'Make a new key for each submission, and send a repeated one unchanged.',
    example: 'This Idempotency-Key belongs to another submission. Send this one with a new key.',
  },
  rate_limited: {
    status: 429,
    meaning: 'Too many requests in a short time.',
    remedy: 'Wait for the seconds in the header `Retry-After`.',
    example: 'You have sent several listings in a short time. Try again in 12 minutes.',
  },
  internal: {
    status: 500,
    meaning: 'A fault on our side.',
    remedy: 'Tell us the `requestId`: it finds the fault in our log.',
    example: 'Something went wrong on our side. Please try again.',
  },
  temporarily_unavailable: {
    status: 503,
    meaning: 'The service is busy, or a part of it is away.',
    remedy: 'Wait for the seconds in the header `Retry-After`.',
    example: 'The service is busy at the moment. Please try again in a few seconds.',
  },
} as const satisfies Record<string, Code>;

export type ProblemCode = keyof typeof codes;

const entries = Object.entries(codes) as [ProblemCode, Code][];

/** The codes of a status, the usual one first. */
export const codesOf = (status: number): ProblemCode[] =>
  entries.filter(([, code]) => code.status === status).map(([name]) => name);

/** The code of an exception: its own `errorCode` where that is one of ours, else the usual one of its status. */
export function codeOf(status: number, own?: string): ProblemCode {
  if (own && own in codes) return own as ProblemCode;
  return codesOf(status)[0] ?? (status < 500 ? 'bad_request' : 'internal');
}

/** Where a code is explained (openapi/errors-page.ts). */
export const typeOf = (code: ProblemCode) => `/api/docs/errors#${code}`;

/** What RFC 9457 calls the title. */
export const titleOf = (status: number) => STATUS_CODES[status] ?? 'Error';
