import { z } from 'zod';
import { typeOf } from './codes.ts';

/** Every error of the api, as `application/problem+json` (RFC 9457). */
export const Problem = z
  .object({
    type: z.string().meta({
      description: 'Which error this is, and where it is explained: the last word never changes.',
      example: typeOf('not_found'),
    }),
    title: z.string().meta({
      description: 'The error in short, the same for each of its type.',
      example: 'Not Found',
    }),
    status: z.int().min(400).max(599).meta({ description: 'The HTTP status again.', example: 404 }),
    detail: z
      .string()
      .meta({ description: 'The same sentence as `message`.', example: 'Company not found' }),
    message: z.string().meta({
      description: 'A sentence for the person who can act.',
      example: 'Company not found',
    }),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .meta({
        description: 'Sentences by field name.',
        example: { email: 'Enter an email address, like name@example.com' },
      }),
    was: z
      .record(z.string(), z.union([z.string(), z.array(z.string())]))
      .optional()
      .meta({
        description:
          'With 410, what the listing was: its `location`, and its `serviceTypes` or its `type`.',
        example: { location: 'Ikeja, Lagos', serviceTypes: ['bike'] },
      }),
    naira: z
      .int()
      .optional()
      .meta({ description: 'With `needs_payment`, the price of a paid plan.' }),
    requestId: z.string().meta({
      description: 'Names this request in the log.',
      example: '5f0c7a3e-8a34-4a53-9a52-0d8c6ab6b0c1',
    }),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof Problem>;
