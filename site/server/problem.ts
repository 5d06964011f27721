import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';

/** The API's codes (api/src/platform/errors/codes.ts) for the refusals of the site's server. */
const codes: Readonly<Record<number, string>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  411: 'length_required',
  413: 'too_large',
  429: 'rate_limited',
  431: 'headers_too_large',
  503: 'temporarily_unavailable',
};

/** The `type` of a problem, which the API explains. */
export const typeOf = (status: number) => `/api/docs/errors#${codes[status] ?? 'bad_request'}`;

/**
 * An error in the API's form (RFC 9457): sets the status and headers of the response.
 * @returns the body, which the caller sends
 */
export function problem(
  req: Pick<IncomingMessage, 'headers'>,
  res: ServerResponse,
  status: number,
  message: string,
): string {
  const body = JSON.stringify({
    type: typeOf(status),
    title: STATUS_CODES[status],
    status,
    detail: message,
    message,
    requestId: req.headers['x-request-id'],
  });
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/problem+json');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  // Nothing in it is secret, and scripts of partners would see a network error instead.
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
  return body;
}
