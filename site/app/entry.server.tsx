import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { contentSecurityPolicy, hashScripts } from './layout/content-security-policy.server.ts';
import { NonceContext } from './layout/nonce.ts';

const renderLimit = 10_000;

/** Renders the whole page before the first byte is sent, so that its headers can name the scripts in it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  _load: AppLoadContext,
) {
  const nonce = randomUUID();
  const { html, hashes } = hashScripts(await render(request, context, nonce), nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(hashes));
  return new Response(html, { status, headers });
}

function render(request: Request, context: EntryContext, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={context} url={request.url} abortDelay={renderLimit} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          resolve(text(pipe(new PassThrough())));
        },
        onShellError: reject,
      },
    );
    const timer = setTimeout(abort, renderLimit);
  });
}
