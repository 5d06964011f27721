import { applyDecorators } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader } from '@nestjs/swagger';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import { keyPattern } from './attempt.ts';
import { IDEMPOTENCY_HOURS, REPEAT_MINUTES } from './idempotency-key.ts';
import { SubmissionReceipt } from '../listings/listing.schemas.ts';

/** Documents the `Idempotency-Key` header. */
export const TakesIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: `A UUID, the same in each retry: with the same body within ${IDEMPOTENCY_HOURS} hours it returns the first response again; without a key so does the same body from the same network within ${REPEAT_MINUTES} minutes`,
      schema: { type: 'string', maxLength: 255, pattern: keyPattern.source },
    }),
    Refuses('idempotency_conflict', 422, 'idempotency_mismatch'),
  );

export const replayed = {
  'Idempotent-Replayed': {
    description: '`true` when the first response is returned again',
    schema: { type: 'string' as const, enum: ['true'] },
  },
};

/** Documents and limits a submission: multipart with an image, or JSON without. */
export const TakesSubmission = () =>
  applyDecorators(
    Limited('submissions', 'network-submissions', 'all-submissions', 'refused-submissions'),
    TakesIdempotencyKey(),
    ApiCreatedResponse({
      standardSchema: SubmissionReceipt,
      description: 'Pending until a moderator approves it',
      headers: {
        Location: {
          description: 'Address of the listing once it is public',
          required: true,
          schema: { type: 'string' },
        },
        ...replayed,
      },
    }),
  );
