import { BadRequestException } from '@nestjs/common';
import type { Request } from 'express';
import type { Admission } from '../platform/limits/limits.interceptor.ts';
import { fromRequest, type RequestPartner } from '../platform/http/request.ts';
import { quotaKey } from '../platform/limits/quota-key.ts';
import { contextOf, type SubmissionContext } from '../screening/submission-context.ts';

/** Of an `Idempotency-Key`. */
export const keyPattern = /^[!-~]{8,255}$/;

/** The circumstances of a submission, beside its content. */
export interface Attempt {
  /** The `Idempotency-Key`, after the id of a partner. */
  readonly key: string | undefined;
  /** The partner's id, or a keyed hash of the sender's address or /64. */
  readonly network: string;
  /** How the form of the site was filled in. */
  readonly context: SubmissionContext | undefined;
  readonly admission: Admission;
  readonly partner: RequestPartner | undefined;
}

/** Reads the {@link Attempt} of a request. @throws 400 for an `Idempotency-Key` that is not 8 to 255 visible characters */
export const AttemptOf = fromRequest((request): Attempt => ({
  key: keyOf(request),
  network: request.partner?.id ?? quotaKey({ per: 'address' }, request) ?? '',
  context: contextOf(request),
  admission: request.admission ?? { isHeld: false },
  partner: request.partner,
}));

/** Partners may number their submissions: the keys of each are its own. A visitor's network may change before a retry. */
function keyOf(request: Request): string | undefined {
  const { partner } = request;
  const key = request.get('Idempotency-Key');
  if (key === undefined || keyPattern.test(key))
    return key && partner ? `${partner.id} ${key}` : key;
  throw new BadRequestException(
    'Idempotency-Key must be 8 to 255 visible characters, preferably a UUID.',
  );
}
