import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';

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
    type: 'about:blank',
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
  return body;
}
