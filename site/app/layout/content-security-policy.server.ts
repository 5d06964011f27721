import { hash } from 'node:crypto';
import { settings } from './settings.server.ts';

/** Vite injects styles and reloads through a socket. */
const developing = process.env.NODE_ENV === 'development';

const origin = (url: string) => (url ? [new URL(url).origin] : []);

/**
 * Removes the nonce of a rendering and returns the CSP hash of each inline script that had it. Injected markup cannot know
 * the nonce, and the result is free of random values, so it can be cached. Works on bytes moved in place: copying a string
 * of this size costs a tenth of the rendering.
 */
export function hashScripts(page: string, nonce: string) {
  const html = Buffer.from(page);
  const mark = Buffer.from(` nonce="${nonce}"`);
  const hashes: string[] = [];
  let [written, read] = [0, 0];
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, read)) {
    const body = scriptAround(html, at);
    if (body) hashes.push(`'sha256-${hash('sha256', body, 'base64')}'`);
    written += html.copy(html, written, read, at);
    read = at + mark.length;
  }
  written += html.copy(html, written, read);
  return { html: html.subarray(0, written), hashes };
}

/** The body of the script whose opening tag is at this index; undefined for other tags. */
function scriptAround(html: Buffer, at: number): Buffer | undefined {
  if (html.lastIndexOf('<script', at) <= html.lastIndexOf('>', at)) return undefined;
  const start = html.indexOf('>', at) + 1;
  const end = html.indexOf('</script>', start);
  return end > start ? html.subarray(start, end) : undefined;
}

/** Own files, hashed inline scripts, analytics and the embedded map. */
export function contentSecurityPolicy(hashes: string[] = []): string {
  const analytics = origin(settings.analyticsSrc);
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...hashes, ...analytics],
    ["style-src 'self'", ...(developing ? ["'unsafe-inline'"] : [])],
    ["img-src 'self' data:", ...origin(settings.imagesPublicUrl)],
    ["connect-src 'self'", ...(developing ? ['ws:'] : []), ...analytics],
    ['frame-src', ...origin(settings.mapEmbedUrl.replace('{query}', ''))],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}
