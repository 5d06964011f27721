import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { PolicyName } from './policies.ts';

/** Where the names are: on the handler or its controller, and in the contract until describe-limits.ts has read them. */
export const limitedBy = 'x-limited-by';

/**
 * Limits a call, or each of a controller, by these policies; the first is the one that every answer announces. A call
 * without it has the policy of its method.
 */
export const Limited = (...names: [PolicyName, ...PolicyName[]]) =>
  applyDecorators(SetMetadata(limitedBy, names), ApiExtension(limitedBy, names));

/** Takes the limits off: only for what costs no more than refusing it, such as a file that never changes. */
export const Unlimited = () => SetMetadata(limitedBy, []);
