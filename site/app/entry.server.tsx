import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { randomUUID } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { contentSecurityPolicy, hashScripts } from './layout/content-security-policy.server.ts';
import { NonceContext, RequestIdContext, SiteContext } from './layout/site.ts';
import { settings } from './layout/settings.server.ts';

const standIn = { ...settings, saveData: false };

/** Renders completely before the first byte, since the CSP header has the hashes of the inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { requestId }: AppLoadContext,
) {
  const nonce = randomUUID();
  const page = await render(request, context, nonce, status >= 500 ? requestId : undefined);
  const { html, hashes } = hashScripts(page, nonce);
  headers.append('Vary', 'Save-Data');
  // Remix leaves it out (RFC 9110 §15.5.6).
  if (status === 405) headers.set('Allow', 'GET, HEAD, OPTIONS');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(hashes));
  return new Response(html, { status, headers });
}

/** Aborted requests and 4xx responses are not reported. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.report(error);
}

/** Remix streams loader data while rendering. Here all data is there before, so `renderToString` can be used. */
async function render(
  request: Request,
  context: EntryContext,
  nonce: string,
  errorNumber?: string,
): Promise<string> {
  await readAhead(context);
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <SiteContext.Provider value={standIn}>
        <RequestIdContext.Provider value={errorNumber}>
          <RemixServer context={context} url={request.url} nonce={nonce} />
        </RequestIdContext.Provider>
      </SiteContext.Provider>
    </NonceContext.Provider>,
  );
  return `<!DOCTYPE html>${loadAfterPaint(html, nonce)}`;
}

/** Fills Remix's cache of received stream chunks. */
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

/**
 * Keeps the scripts of a rendered page from loading before its first frame, in which they would take bandwidth and processor
 * from the stylesheet. They wait in templates, and are in their places again when React compares the page.
 * The page's data, which Remix writes behind its end, where HTML allows nothing, comes before it.
 */
function loadAfterPaint(page: string, nonce: string): string {
  const start = Math.max(page.indexOf('<link rel="modulepreload"'), 0);
  // From the first script on: each replacement copies all of its text.
  const end = page
    .slice(start)
    .replace(/(?:<link rel="modulepreload"[^>]*>)+/, inert)
    .replace(
      /<script [^>]*type="module".*?<\/script>/s,
      `${inert}<script nonce="${nonce}">${loader}</script>`,
    )
    .replace(/(<\/body><\/html>)(.*)$/s, '$2$1');
  return page.slice(0, start) + end;
}

const loader =
  'document.currentScript.remove();' +
  'requestAnimationFrame(()=>setTimeout(()=>{for(const t of document.querySelectorAll("template[data-after-paint]"))t.replaceWith(t.content)}))';

const inert = '<template data-after-paint="">$&</template>';
