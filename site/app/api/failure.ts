/**
 * A failed call to the API: `invalid` input, `notFound`, `gone` (was public, has ended), `limited` (429), or `unavailable`
 * (the API is down, slow or broken).
 */
export interface Failure {
  kind: 'invalid' | 'notFound' | 'gone' | 'limited' | 'unavailable';
  /** The HTTP status of the site's own response. */
  status: number;
  /** The API's code of the error, such as `idempotency_conflict`. */
  code?: string;
  /** The API's message for the visitor, if it sent one. */
  message?: string;
  /** Messages by field. */
  errors: Record<string, string>;
  was?: Ended;
  /** Seconds, for `Retry-After`. */
  retryAfter?: string;
}

/** A listing that has ended, as the API describes it with `gone`. */
export interface Ended {
  location?: string;
  serviceTypes?: string[];
  type?: string;
}

export const unreachable: Failure = {
  kind: 'unavailable',
  status: 503,
  errors: {},
  retryAfter: '5',
};

const kinds: Record<number, Failure['kind']> = { 404: 'notFound', 410: 'gone', 429: 'limited' };

/**
 * Reads `application/problem+json` (RFC 9457 with `message` and `errors`). Server errors (500, a proxy's 502) become
 * {@link unreachable}; 503 and 507 of the API itself keep their message.
 */
export function failureOf(
  status: number,
  retryAfter: string | undefined,
  problem: unknown,
): Failure {
  const busy = status === 503 || status === 507;
  if (status >= 500 && !busy) return unreachable;
  const { type, message, errors, was } = (problem ?? {}) as Record<string, unknown>;
  return {
    kind: busy ? 'unavailable' : (kinds[status] ?? 'invalid'),
    status: busy ? 503 : status,
    code: typeof type === 'string' ? type.split('#')[1] : undefined,
    message: typeof message === 'string' ? message : undefined,
    errors: typeof errors === 'object' && errors ? (errors as Record<string, string>) : {},
    was: typeof was === 'object' && was ? was : undefined,
    retryAfter,
  };
}

/** Seconds of `Retry-After` for people: `in a few seconds`, `in a minute`, `in 5 minutes`. */
export function inWords(seconds: number): string {
  if (seconds <= 30) return 'in a few seconds';
  return seconds > 60 ? `in ${Math.ceil(seconds / 60)} minutes` : 'in a minute';
}

/** Why a page cannot be shown, and when to try again. */
export const reasonOf = ({ kind, retryAfter }: Failure) =>
  `${kind === 'limited' ? 'There were too many requests from your network.' : 'Sorry, this one is on us.'} Please try again ${inWords(Number(retryAfter ?? 60))}.`;

export const failureHeaders = ({ retryAfter }: Failure): Record<string, string> => ({
  'Cache-Control': 'no-store',
  ...(retryAfter && { 'Retry-After': retryAfter }),
});

/** A failure as plain text, for responses that are not pages. */
export const failureText = (failure: Failure) =>
  new Response(failure.message ?? 'The listings cannot be loaded right now.', {
    status: failure.status,
    headers: { ...failureHeaders(failure), 'Content-Type': 'text/plain; charset=utf-8' },
  });
