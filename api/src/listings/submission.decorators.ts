import { applyDecorators } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse, ApiHeader } from '@nestjs/swagger';
import { z } from 'zod';
import { Refuses } from '../errors/refuses.decorator.ts';
import { SubmissionReceipt } from './listing.schemas.ts';

/** Names one attempt to submit, so that a repeated request makes one listing (draft-ietf-httpapi-idempotency-key-header). */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,255}$/, 'must be 8 to 255 visible characters, best a UUID')
  .optional();

/** Documents a submission: multipart with an image, or JSON without. */
export const TakesSubmission = () =>
  applyDecorators(
    ApiConsumes('multipart/form-data', 'application/json'),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'A UUID per attempt: sent again with the same body, it gives the first answer again for 24 hours',
      schema: { type: 'string', minLength: 8, maxLength: 255 },
    }),
    ApiCreatedResponse({
      standardSchema: SubmissionReceipt,
      description: 'Waits for a moderator',
      headers: {
        Location: { description: 'Where it will be public', schema: { type: 'string' } },
        'Idempotent-Replayed': {
          description: '`true` on the first answer given again',
          schema: { type: 'string', enum: ['true'] },
        },
      },
    }),
    Refuses(400, 409, 413, 415, 422, 429),
  );
