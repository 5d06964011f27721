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
 * The `Idempotency-Key` header: it names one attempt to submit, so that a repeated request makes one listing
 * (draft-ietf-httpapi-idempotency-key-header). @throws 400 when it is not 8 to 255 visible characters
 */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<Request>().get('Idempotency-Key');
    if (key === undefined || /^[\x21-\x7e]{8,255}$/.test(key)) return key;
    throw new BadRequestException(
      'Idempotency-Key must be 8 to 255 visible characters, best a UUID.',
    );
  },
);

/** Documents the header of what may be sent repeatedly. */
export const TakesIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: `A UUID per attempt: sent again with the same body, it gives the first answer again for ${IDEMPOTENCY_HOURS} hours`,
      schema: { type: 'string', minLength: 8, maxLength: 255 },
    }),
    Refuses(400, 'idempotency_conflict', 422, 'idempotency_mismatch'),
  );

/** The header of an answer that was given before. */
export const replayed = {
  'Idempotent-Replayed': {
    description: '`true` on the first answer given again',
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
      description: 'Waits for a moderator',
      headers: {
        Location: {
          description: 'Where it will be public',
          required: true,
          schema: { type: 'string' },
        },
        ...replayed,
      },
    }),
    Refuses(413, 415),
  );
