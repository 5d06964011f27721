import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { contentSecurityPolicy, hashScripts } from './layout/content-security-policy.server.ts';
import { NonceContext } from './layout/nonce.ts';
import { SiteContext } from './layout/site.ts';
import { settings } from './settings.server.ts';

const renderLimit = 10_000;
const standIn = { ...settings, saveData: false };

/** Renders the whole page before the first byte is sent, so that its headers can name the scripts in it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { report }: AppLoadContext,
) {
  const nonce = randomUUID();
  const { html, hashes } = hashScripts(await render(request, context, nonce, report), nonce);
  headers.append('Vary', 'Save-Data');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(hashes));
  return new Response(html, { status, headers });
}

/** A fault nobody expected; a page that answers 4xx and a visitor who left are no faults. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.report(error);
}

function render(
  request: Request,
  context: EntryContext,
  nonce: string,
  report: AppLoadContext['report'],
): Promise<string> {
  let shell: 'waiting' | 'ready' | 'failed' = 'waiting';
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <SiteContext.Provider value={standIn}>
          <RemixServer context={context} url={request.url} abortDelay={renderLimit} nonce={nonce} />
        </SiteContext.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        onShellReady() {
          shell = 'ready';
        },
        // Remix reports this one itself, and draws the page again with its error boundary.
        onShellError(error) {
          shell = 'failed';
          reject(error);
        },
        onError(error) {
          if (shell === 'ready') report(error);
        },
        onAllReady() {
          clearTimeout(timer);
          if (shell === 'ready') resolve(text(pipe(new PassThrough())));
        },
      },
    );
    const timer = setTimeout(abort, renderLimit);
  });
}
