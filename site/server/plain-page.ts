import type { ErrorRequestHandler, Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { escaped } from '#platform/markup.ts';
import { inWords } from '../app/api/failure.ts';
import { settings } from '../app/layout/settings.server.ts';

const unreadable = { title: 'This address cannot be read', text: 'It may be mistyped.' };
const again = '<a href="">Try again</a> ';
const broken = {
  title: 'Sorry, something went wrong',
  text: 'This one is on us. Please try again in a minute.',
};
const tooMany = (seconds: number, isForm: boolean) => ({
  title: 'Too many requests from your network',
  text: isForm
    ? `Go back in your browser, where your answers are kept, and send the form again ${inWords(seconds)}.`
    : `Please try again ${inWords(seconds)}.`,
});

/** The look of the site in a few bytes, since its own stylesheet is one request more. */
const style = `:root{color-scheme:light dark}body{max-width:36rem;margin:0 auto;padding:15vh 1.25rem 2rem;font:1.0625rem/1.5 system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.25}p{margin:1rem 0}b{color:#0b5d3b;font-size:1.25rem}@media(prefers-color-scheme:dark){b{color:#5fd09b}}a{display:inline-block;margin:.5rem .5rem 0 0;padding:.75rem 1.25rem;border:1.5px solid #0b5d3b;border-radius:2rem;font-weight:600;text-decoration:none;color:inherit}a:first-child{background:#0b5d3b;color:#fff}`;

/** Content-Security-Policy of {@link plainPage}. */
export const plainPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Sends a page that costs nothing to render, for errors outside of Remix; `more` is HTML. */
export function explanation(res: Response, status: number, more = ''): void {
  const isForm = res.req.method === 'POST';
  res
    .status(status)
    .set({ 'Content-Security-Policy': plainPolicy, 'Cache-Control': 'no-store' })
    .type('html')
    .send(plainPage(status, more, Number(res.get('Retry-After') ?? 0), isForm));
}

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

/** `isForm`: the page answers a form, which "Try again" would open empty. */
export function plainPage(
  status: number,
  more: string,
  retryAfterSeconds: number,
  isForm: boolean,
): string {
  const other = status < 500 ? unreadable : broken;
  const { title, text } = status === 429 ? tooMany(retryAfterSeconds, isForm) : other;
  const brand = escaped(settings.siteName);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} – ${brand}</title>
<style>${style}</style>
<p><b>${brand}</b></p>
<h1>${title}</h1>
<p>${text}</p>
${more}
<p>${!isForm && (status === 429 || status >= 500) ? again : ''}<a href="/home">Back to home</a></p>
</html>`;
}
