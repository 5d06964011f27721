import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

/** What each refusal means to the caller; the body is always a Problem (RFC 9457). */
const problems = {
  400: 'A parameter or the body cannot be read; the message names it',
  404: 'Not found: it never existed, is not public yet or was refused',
  409: 'Not now: the message says what is in the way',
  410: 'It was public and has ended',
  413: 'The upload is too large',
  415: 'The body is neither JSON nor a form with an image',
  422: 'Fields to correct; `errors` has a sentence for each',
  429: 'Too many requests; try again after the seconds in `Retry-After`',
} as const;

const problemBody = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

/** Documents the refusals of a call. */
export const Refuses = (...statuses: (keyof typeof problems)[]) =>
  applyDecorators(
    ...statuses.map((status) =>
      ApiResponse({ status, description: problems[status], content: problemBody }),
    ),
  );

/** Documents a call about one listing, by its UUID. */
export const OneListing = () =>
  applyDecorators(
    ApiParam({
      name: 'id',
      description: 'The listing',
      schema: { type: 'string', format: 'uuid' },
    }),
    Refuses(404),
  );

/** Documents an answer with a page of listings: a bare array, and headers that say which part it is. */
export const AnswersPage = (listing: z.ZodType, unit: string) =>
  applyDecorators(
    ApiOkResponse({
      standardSchema: listing,
      isArray: true,
      description: 'At most 100 listings',
      headers: {
        'Content-Range': {
          description: `Which of how many: \`${unit} 0-23/812\`, \`${unit} */0\` when there are none`,
          schema: { type: 'string', example: `${unit} 0-23/812` },
        },
        Link: {
          description: 'The next and the previous page (RFC 8288)',
          schema: { type: 'string' },
        },
      },
    }),
    Refuses(400),
  );
