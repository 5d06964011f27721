import type { Request } from 'express';

/** How a form of the site was filled in. */
export interface SubmissionContext {
  /** Whether the field that is invisible to people was filled in. */
  readonly trapped: boolean;
  /** Seconds between the first display of the form and its submission; null when it was never displayed. */
  readonly seconds: number | null;
}

/**
 * The site reports it in `X-Form-Seconds` (a number, or `unknown` without a form signed by the site) and
 * `X-Form-Trap: filled`. Undefined without the site key, since partners call without a form.
 */
export function contextOf(request: Request): SubmissionContext | undefined {
  const seconds = request.get('X-Form-Seconds');
  if (!request.fromSite || seconds === undefined) return undefined;
  return {
    trapped: request.get('X-Form-Trap') === 'filled',
    seconds: /^\d{1,9}(\.\d{1,3})?$/.test(seconds) ? Number(seconds) : null,
  };
}
