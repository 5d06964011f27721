import type { ErrorRequestHandler, Request } from 'express';

/** For errors outside of Remix: an address that cannot be parsed, or a fault of the server. */
export function lastResort(): ErrorRequestHandler {
  return (error: Error & { status?: number; code?: string }, req, res, _next) => {
    const status = error.code === 'ERR_INVALID_URL' ? 400 : (error.status ?? 500);
    if (status >= 500) res.err = error;
    if (res.headersSent) return void res.destroy();
    res
      .status(status)
      .set('Content-Security-Policy', "default-src 'none'")
      .type('html')
      .send(page(status, status < 500 ? '' : numberOf(req, error)));
  };
}

/** What the log has as `requestId`; in development also the stack. */
const numberOf = ({ headers }: Request, { stack = '' }: Error) =>
  `<p>If you write to us about it, please quote <code>${String(headers['x-request-id'])}</code></p>` +
  (process.env.NODE_ENV === 'development' ? `<pre>${stack.replaceAll('<', '&lt;')}</pre>` : '');

const page = (status: number, number: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sorry</title>
<h1>${status < 500 ? 'This address cannot be read' : 'Sorry, something went wrong'}</h1>
<p>${status < 500 ? 'It may be mistyped.' : 'This one is on us. Please try again in a minute.'}</p>
${number}
<p><a href="/home">Back to home</a></p>
</html>`;
