import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { z } from 'zod';
import { headersNamed } from './response-headers.ts';
import { Refuses } from '../errors/refuses.decorator.ts';

/** Documents a call about one listing, by its UUID. */
export const OneListing = () => One('The listing');

/** Documents a call about one record, by its UUID. */
export const One = (description: string) =>
  applyDecorators(
    ApiParam({
      name: 'id',
      description,
      schema: { type: 'string', format: 'uuid', maxLength: 36 },
    }),
    Refuses(404),
  );

/** Documents a page of a list that can be searched. */
export const AnswersSearch = (listing: z.ZodType, unit: string) =>
  AnswersPage(listing, unit, headersNamed('Did-You-Mean', 'Understood'));

/** Documents a page of a list: a JSON array, with its range and links in headers. */
export const AnswersPage = (entry: z.ZodType, unit: string, searchHeaders = {}) =>
  ApiOkResponse({
    standardSchema: entry,
    isArray: true,
    description: `At most 100 ${unit}`,
    headers: {
      'Content-Range': {
        description: `Which of how many: \`${unit} 0-23/812\`, \`${unit} */0\` when there are none; \`${unit} 0-23/1000+\` beyond 1,000`,
        required: true,
        schema: { type: 'string', example: `${unit} 0-23/812` },
      },
      ...headersNamed('Link'),
      ...searchHeaders,
    },
  });
