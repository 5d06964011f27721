import type { ErrorRequestHandler } from 'express';

/** For errors outside of Remix: an address that cannot be parsed, or a fault of the server. */
export function lastResort(): ErrorRequestHandler {
  return (error: { status?: number; code?: string }, req, res, _next) => {
    const status = error.code === 'ERR_INVALID_URL' ? 400 : (error.status ?? 500);
    if (status >= 500) req.log.error(error);
    if (res.headersSent) return void res.destroy();
    res
      .status(status)
      .set('Content-Security-Policy', "default-src 'none'")
      .type('html')
      .send(page(status));
  };
}

const page = (status: number) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sorry</title>
<h1>${status < 500 ? 'This address cannot be read' : 'Sorry, something went wrong'}</h1>
<p>${status < 500 ? 'It may be mistyped.' : 'This one is on us. Please try again in a minute.'}</p>
<p><a href="/home">Back to home</a></p>
</html>`;
