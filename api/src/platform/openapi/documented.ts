import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { z } from 'zod';
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
  AnswersPage(listing, unit, {
    'Did-You-Mean': {
      description:
        'The words of `q` with mistyped ones corrected, percent-encoded. With `corrected` in `Understood` these listings are those of the corrected words, since nothing has the others',
      schema: { type: 'string', example: 'ikeja%20bike' },
    },
    Understood: {
      description:
        'How a search was read, as a query string: `place`, `placeName`, `to`, `toName`, `service`, `type`, `time`, `words`; `said`, a place of the words beside the parameter `place`; `nearness` of the first listing (`inside`, `named`, `near`, `state`, `elsewhere`); `namesake`, another of the name; `partial`, index of the first listing that lacks the word `missing`',
      schema: {
        type: 'string',
        example: 'place=lagos%2Fikeja&placeName=Ikeja%2C+Lagos&service=van',
      },
    },
  });

/** Documents a page of a list: a JSON array, with its range and links in headers. */
export const AnswersPage = (entry: z.ZodType, unit: string, headers: Headers = {}) =>
  applyDecorators(
    ApiOkResponse({
      standardSchema: entry,
      isArray: true,
      description: `At most 100 ${unit}`,
      headers: {
        'Content-Range': {
          description: `Which of how many: \`${unit} 0-23/812\`, \`${unit} */0\` when there are none; \`${unit} 0-23/1000+\` where counting stopped at 1,000`,
          required: true,
          schema: { type: 'string', example: `${unit} 0-23/812` },
        },
        Link: {
          description:
            'The next and the previous page (RFC 8288). To read a whole list, follow `next` until there is none',
          schema: { type: 'string' },
        },
        ...headers,
      },
    }),
    Refuses(400),
  );

type Headers = NonNullable<Parameters<typeof ApiOkResponse>[0]>['headers'];
