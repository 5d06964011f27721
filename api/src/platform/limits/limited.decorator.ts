import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { PolicyName } from './policies.ts';

/** Metadata key on a handler or controller, and extension of the OpenAPI operation until describe-limits.ts reads it. */
export const limitedBy = 'x-limited-by';

/**
 * Limits a handler, or every handler of a controller, by these policies; the first is reported in the response headers.
 * A handler without it has the policy of its method.
 */
export const Limited = (...names: [PolicyName, ...PolicyName[]]) =>
  applyDecorators(SetMetadata(limitedBy, names), ApiExtension(limitedBy, names));

/** Removes the limits: only for handlers that cost no more than a refusal, such as immutable files. */
export const Unlimited = () => SetMetadata(limitedBy, []);

/** Metadata key as {@link limitedBy}, of policies that are added to the default one for visitors without a token. */
export const alsoLimitedBy = 'x-also-limited-by';

/** Limits a handler by its default policy and, for visitors without a token, by these as well. */
export const AlsoLimited = (...names: [PolicyName, ...PolicyName[]]) =>
  applyDecorators(SetMetadata(alsoLimitedBy, names), ApiExtension(alsoLimitedBy, names));
