import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** What each refusal means to the caller; the body is always a Problem (RFC 9457). */
const meanings = {
  400: 'A parameter or the body cannot be read; the message names it',
  401: 'No token, or one that is not valid any more',
  403: 'The account is not an admin',
  404: 'Not found: it never existed, is not public yet or was refused',
  409: 'Not now: the message says what is in the way',
  410: 'It was public and has ended',
  413: 'The body is too large',
  415: 'The body is of a type that this call does not take',
  422: 'Fields to correct; `errors` has a sentence for each',
  429: 'Too many requests; try again after the seconds in `Retry-After`',
  500: 'A fault on our side; `requestId` names it',
  503: 'Busy, or a part is away; try again after the seconds in `Retry-After`',
} as const;

type Refusal = keyof typeof meanings;

const retryAfter = {
  'Retry-After': { description: 'Seconds', schema: { type: 'integer' as const } },
};

/** A refusal as openapi.json describes it. */
export const refusal = (status: Refusal, description: string = meanings[status]) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  ...((status === 429 || status === 503) && { headers: retryAfter }),
});

/** Documents the refusals of a call. */
export const Refuses = (...statuses: Refusal[]) =>
  applyDecorators(...statuses.map((status) => ApiResponse({ status, ...refusal(status) })));
