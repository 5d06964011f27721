import { STATUS_CODES } from 'node:http';
import * as sentences from '#contract/sentences.ts';
import { ownerCodes } from './owner-codes.ts';

interface Code {
  readonly status: number;
  /** Instead of the words of the code. */
  readonly title?: string;
  readonly meaning: string;
  readonly remedy: string;
  /** An example of the problem's `message`. */
  readonly example: string;
}

/**
 * Every error code of the api, the last word of a problem's `type`. A code is never renamed and never changes its meaning.
 * The first code of a status is the default for exceptions without an `errorCode`.
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
    meaning: 'The token is missing, invalid or expired, or email and password do not match.',
    remedy: 'Log in, then send the request again with the new token.',
    example: 'Please log in again.',
  },
  second_factor_required: {
    status: 401,
    meaning: 'Email and password match, but `code` is missing, wrong or was used before.',
    remedy: 'Send all three again, with the code that the authenticator app shows now.',
    example: 'Enter the code that your authenticator app shows, or a recovery code.',
  },
  partner_key_invalid: {
    status: 401,
    meaning: 'The partner key in `X-Api-Key` is missing, wrong or revoked.',
    remedy: 'Check the key, or ask us for a new one.',
    example: 'This partner key is not valid. Check it, or ask for a new one.',
  },
  forbidden: {
    status: 403,
    meaning: 'The account is not allowed to do this.',
    remedy: 'Use the account of a moderator.',
    example: 'Access denied. You are not an admin.',
  },
  not_found: {
    status: 404,
    meaning: 'It never existed, is not public yet, or was rejected.',
    remedy: 'Check the address. A submission is public once a moderator has approved it.',
    example: 'Company not found',
  },
  method_not_allowed: {
    status: 405,
    meaning: 'The address exists, but not with this method.',
    remedy: 'Use one of the methods in the header `Allow`.',
    example: 'DELETE is not allowed here. Allowed methods: GET, HEAD.',
  },
  request_timeout: {
    status: 408,
    meaning: 'The request took too long to arrive.',
    remedy: 'Send it again, on a faster line or without an image.',
    example: 'The request took too long to arrive.',
  },
  conflict: {
    status: 409,
    meaning: 'The request conflicts with the current state.',
    remedy: 'The message says why.',
    example: 'This cannot be done now.',
  },
  listing_not_pending: {
    status: 409,
    meaning:
      'Only a pending listing can be rejected or withdrawn, and a moderator has decided about this one.',
    remedy: 'Read the listing again: another moderator has decided.',
    example: 'This job has been approved already, so it cannot be rejected.',
  },
  listing_not_approved: {
    status: 409,
    meaning:
      'Only an approved listing can be renewed, upgraded or hidden, and this one is pending.',
    remedy: 'Approve it with the plan, or reject it.',
    example: 'This job is not approved yet. Choose its plan when you approve it.',
  },
  being_checked: {
    status: 409,
    meaning: 'People have reported the listing, whose contacts are held until its `heldUntil`.',
    remedy: 'Do not hand over goods or money. Ask again after a moderator has decided.',
    example: 'This is being checked after reports: do not hand over goods or money.',
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
    remedy: 'Remove it from your own lists. `was` helps to find a similar one.',
    example: 'Job not found',
  },
  length_required: {
    status: 411,
    meaning: 'A form (multipart) came without `Content-Length`.',
    remedy: 'Send `Content-Length`. Libraries do so for a whole form, but not for a stream.',
    example: sentences.lengthRequired,
  },
  listing_changed: {
    status: 412,
    meaning: 'The listing has changed since the version in `If-Match`.',
    remedy: 'Read the listing again, check what has changed, and decide with its new `etag`.',
    example: sentences.listingChanged,
  },
  too_large: {
    status: 413,
    meaning: 'The body is too large.',
    remedy: 'Send at most 256 kB of JSON, or a form of at most 16 MB.',
    example: 'The body is too large.',
  },
  unsupported_media_type: {
    status: 415,
    meaning: 'The call does not accept a body of this type.',
    remedy: 'Send one of the types that the message names.',
    example: 'Send the body as application/json.',
  },
  validation_failed: {
    status: 422,
    meaning: 'Some fields are invalid.',
    remedy: '`errors` has a sentence for each, to show beside the field.',
    example: sentences.formRefused,
  },
  idempotency_mismatch: {
    status: 422,
    meaning: 'The `Idempotency-Key` was used with a different body before.',
    remedy: 'Use a new key for each submission, and repeat a submission unchanged.',
    example: 'This Idempotency-Key belongs to another submission. Send this one with a new key.',
  },
  rate_limited: {
    status: 429,
    meaning: 'Too many requests in a short time.',
    remedy: 'Wait for the seconds in the header `Retry-After`.',
    example:
      'Too many listings were submitted from your network, which many phones may share. Try again in 12 minutes.',
  },
  headers_too_large: {
    status: 431,
    meaning: 'The headers of the request are too large, together more than 16 kB.',
    remedy: 'Send fewer or shorter headers and cookies.',
    example: sentences.headersTooLarge,
  },
  internal: {
    status: 500,
    meaning: 'An error on our side.',
    remedy: 'Send us the `requestId`, which identifies the error in our log.',
    example: 'Something went wrong on our side. Please try again.',
  },
  temporarily_unavailable: {
    status: 503,
    meaning: 'The service is busy, or a part of it is unavailable.',
    remedy: 'Wait for the seconds in the header `Retry-After`.',
    example: 'The service is busy at the moment. Please try again in a few seconds.',
  },
  ...ownerCodes,
} as const satisfies Record<string, Code>;

export type ProblemCode = keyof typeof codes;

/** The codes in the order of the documentation. */
export const codeEntries = Object.entries(codes) as [ProblemCode, Code][];

/** The code of an exception: its own `errorCode` if that is one of ours, else the default of its status. */
export function codeOf(status: number, own?: string): ProblemCode {
  if (own && own in codes) return own as ProblemCode;
  const first = codeEntries.find(([, code]) => code.status === status);
  return first?.[0] ?? (status < 500 ? 'bad_request' : 'internal');
}

/** URL of the page that explains a code (platform/openapi/errors-page.ts). */
export const typeOf = (code: ProblemCode) => `/api/docs/errors#${code}`;

/**
 * The `title` of a problem, one for each type (RFC 9457): the phrase of its status for the first code of that status, its own
 * words for the others.
 */
export function titleOf(code: ProblemCode): string {
  const { status, title }: Code = codes[code];
  const words = `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`;
  return (code === codeOf(status) && STATUS_CODES[status]) || (title ?? words);
}
