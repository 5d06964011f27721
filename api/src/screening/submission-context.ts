import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** How something came through a form of the site. */
export interface SubmissionContext {
  /** Whether the field was filled in that people do not see. */
  readonly trapped: boolean;
  /** From the first time the form was shown to this visitor until it was sent; null when it never was. */
  readonly seconds: number | null;
}

/**
 * How a form arrived, as the site tells with `X-Form-Seconds` (a number, or `unknown` without a form that the site has
 * signed) and `X-Form-Trap: filled`. It counts only beside the site key: undefined for everybody else, since partners
 * call without any form.
 */
export const FormContext = createParamDecorator(
  (_: unknown, context: ExecutionContext): SubmissionContext | undefined =>
    contextOf(context.switchToHttp().getRequest<Request>()),
);

function contextOf(request: Request): SubmissionContext | undefined {
  const told = request.get('X-Form-Seconds');
  if (!request.fromSite || told === undefined) return undefined;
  return {
    trapped: request.get('X-Form-Trap') === 'filled',
    seconds: /^\d{1,9}(\.\d{1,3})?$/.test(told) ? Number(told) : null,
  };
}
