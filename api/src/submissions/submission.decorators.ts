import {
  applyDecorators,
  BadRequestException,
  createParamDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import { IDEMPOTENCY_HOURS } from './idempotency-key.ts';
import { SubmissionReceipt } from '../listings/listing.schemas.ts';

/**
 * The `Idempotency-Key` header (draft-ietf-httpapi-idempotency-key-header).
 * @throws 400 when it is not 8 to 255 visible characters
 */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<Request>().get('Idempotency-Key');
    if (key === undefined || /^[\x21-\x7e]{8,255}$/.test(key)) return key;
    throw new BadRequestException(
      'Idempotency-Key must be 8 to 255 visible characters, preferably a UUID.',
    );
  },
);

/** Documents the `Idempotency-Key` header. */
export const TakesIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: `A UUID per attempt. Repeated with the same body within ${IDEMPOTENCY_HOURS} hours, it returns the first response again`,
      schema: { type: 'string', minLength: 8, maxLength: 255 },
    }),
    Refuses(400, 'idempotency_conflict', 422, 'idempotency_mismatch'),
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
    Limited('submissions', 'all-submissions'),
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
    Refuses(413, 415),
  );
