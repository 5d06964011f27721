import { applyDecorators } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ChangeReceipt } from '../changes/change.schemas.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import { replayed, TakesIdempotencyKey } from '../submissions/submission.decorators.ts';
import { OwnerOnly } from './owner.guard.ts';

export const TakesOwnEdit = (kind: 'company' | 'job') =>
  applyDecorators(
    OwnerOnly(),
    Limited('owner-changes', 'changes'),
    TakesIdempotencyKey(),
    ApiOperation({
      summary: `Change one’s own ${kind}`,
      description:
        'Takes the whole form. A pending listing changes at once; of an approved one visitors see the old text until a moderator has approved the change, and a second change replaces the first. An image that is not sent stays.',
    }),
    ApiAcceptedResponse({
      standardSchema: ChangeReceipt,
      description: 'A moderator reads the change',
      headers: replayed,
    }),
    ApiOkResponse({
      standardSchema: ChangeReceipt,
      description: 'Changed, or nothing was different',
      headers: replayed,
    }),
    Refuses(404, 'listing_hidden', 'idempotency_conflict'),
  );
