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
  /** Seconds after which trying again makes sense, for `Retry-After`. */
  retryAfter?: string;
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
export function failureOf(response: Response, problem: unknown): Failure {
  const busy = response.status === 503 || response.status === 507;
  if (response.status >= 500 && !busy) return unreachable;
  const { message, errors } = (problem ?? {}) as { message?: unknown; errors?: unknown };
  return {
    kind: busy ? 'unavailable' : (kinds[response.status] ?? 'invalid'),
    status: busy ? 503 : response.status,
    message: typeof message === 'string' ? message : undefined,
    errors: typeof errors === 'object' && errors ? (errors as Record<string, string>) : {},
    retryAfter: response.headers.get('Retry-After') ?? undefined,
  };
}

/** The headers that go with a failure: when to come back, and that nobody may keep it. */
export function failureHeaders(failure: Failure): Record<string, string> {
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
  if (failure.retryAfter) headers['Retry-After'] = failure.retryAfter;
  return headers;
}
