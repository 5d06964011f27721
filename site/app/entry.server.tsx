import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { randomUUID } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { contentSecurityPolicy, hashScripts } from './layout/content-security-policy.server.ts';
import { NonceContext } from './layout/nonce.ts';
import { SiteContext } from './layout/site.ts';
import { settings } from './settings.server.ts';

const standIn = { ...settings, saveData: false };

/** Renders the whole page before the first byte is sent, so that its headers can name the scripts in it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const nonce = randomUUID();
  const { html, hashes } = hashScripts(await render(request, context, nonce), nonce);
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

/**
 * Draws the whole page at once. Remix hands the loaders' data over as a stream and waits for its pieces while it draws; here
 * they are all there before, so nothing has to wait, and React need not cut the page into pieces for a stream.
 */
async function render(request: Request, context: EntryContext, nonce: string): Promise<string> {
  await readAhead(context);
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <SiteContext.Provider value={standIn}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </SiteContext.Provider>
    </NonceContext.Provider>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** Puts the pieces of the stream where Remix looks for those that have arrived. */
async function readAhead({ serverHandoffStream, renderMeta }: EntryContext) {
  if (!serverHandoffStream || !renderMeta) return;
  const reader = serverHandoffStream.getReader();
  const decoder = new TextDecoder();
  let value = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    value += decoder.decode(piece.value, { stream: true });
  reader.releaseLock();
  renderMeta.streamCache = {
    0: Object.assign(Promise.resolve(), { result: { done: true, value } }),
  };
}
