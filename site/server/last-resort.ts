import type { ErrorRequestHandler, Request } from 'express';
import { escaped } from '#platform/markup.ts';
import { explanation } from './plain-page.ts';

/** Handles errors outside Remix: an unparsable address, or a fault of the server. */
export function lastResort(): ErrorRequestHandler {
  return (error: Error & { status?: number; code?: string }, req, res, _next) => {
    const status = error.code === 'ERR_INVALID_URL' ? 400 : (error.status ?? 500);
    if (status >= 500) res.err = error;
    if (res.headersSent) return void res.destroy();
    explanation(res, status, status < 500 ? '' : numberOf(req, error));
  };
}

/** The request id, by which the error is found in the log; in development also the stack. */
const numberOf = ({ headers }: Request, { stack = '' }: Error) =>
  `<p>If you write to us about it, please quote <code>${String(headers['x-request-id'])}</code></p>` +
  (process.env.NODE_ENV === 'development' ? `<pre>${escaped(stack)}</pre>` : '');
