import {
  applyDecorators,
  BadRequestException,
  createParamDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { Refuses } from '../errors/refuses.decorator.ts';
import { Limited } from '../limits/limited.decorator.ts';
import { answerHours } from './attempt.ts';
import { SubmissionReceipt } from './listing.schemas.ts';

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

/** Documents and limits a submission: multipart with an image, or JSON without. */
export const TakesSubmission = () =>
  applyDecorators(
    Limited('submissions', 'all-submissions'),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: `A UUID per attempt: sent again with the same body, it gives the first answer again for ${answerHours} hours`,
      schema: { type: 'string', minLength: 8, maxLength: 255 },
    }),
    ApiCreatedResponse({
      standardSchema: SubmissionReceipt,
      description: 'Waits for a moderator',
      headers: {
        Location: {
          description: 'Where it will be public',
          required: true,
          schema: { type: 'string' },
        },
        'Idempotent-Replayed': {
          description: '`true` on the first answer given again',
          schema: { type: 'string', enum: ['true'] },
        },
      },
    }),
    Refuses(400, 'idempotency_conflict', 413, 415, 422, 'idempotency_mismatch'),
  );
