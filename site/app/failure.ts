/**
 * Why a call to the API gave nothing, in the few ways a page tells apart:
 * `invalid` what was sent is refused, `notFound` there is none, `gone` there was one, `limited` too often,
 * `unavailable` nothing the visitor did (the API is away, slow or broken).
 */
export interface Failure {
  kind: 'invalid' | 'notFound' | 'gone' | 'limited' | 'unavailable';
  /** The HTTP status the site answers the visitor with. */
  status: number;
  /** The API's sentence for the person who can act; absent when it could not be asked. */
  message?: string;
  /** Per field, what to do about it. */
  errors: Record<string, string>;
  /** With `gone`, what there was. */
  was?: Ended;
  /** Seconds after which trying again makes sense, for `Retry-After`. */
  retryAfter?: string;
}

/** What the API says of a listing that has ended. */
export interface Ended {
  location?: string;
  /** Of a company. */
  serviceTypes?: string[];
  /** Of a job. */
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
 * Reads `application/problem+json` (RFC 9457 with `message` and `errors`). A fault of the API (500, a proxy's 502) becomes
 * {@link unreachable}; where the API itself says that it is busy or full (503, 507), its sentence is kept.
 */
export function failureOf(
  status: number,
  retryAfter: string | undefined,
  problem: unknown,
): Failure {
  const busy = status === 503 || status === 507;
  if (status >= 500 && !busy) return unreachable;
  const { message, errors, was } = (problem ?? {}) as Record<string, unknown>;
  return {
    kind: busy ? 'unavailable' : (kinds[status] ?? 'invalid'),
    status: busy ? 503 : status,
    message: typeof message === 'string' ? message : undefined,
    errors: typeof errors === 'object' && errors ? (errors as Record<string, string>) : {},
    was: typeof was === 'object' && was ? (was as Ended) : undefined,
    retryAfter,
  };
}

/** The headers that go with a failure: when to come back, and that nobody may keep it. */
export function failureHeaders(failure: Failure): Record<string, string> {
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
  if (failure.retryAfter) headers['Retry-After'] = failure.retryAfter;
  return headers;
}

/** The failure as plain text, in the place of something that is no page: a sentence, and when to come back. */
export const failureText = (failure: Failure) =>
  new Response(failure.message ?? 'The listings cannot be loaded right now.', {
    status: failure.status,
    headers: { ...failureHeaders(failure), 'Content-Type': 'text/plain; charset=utf-8' },
  });
