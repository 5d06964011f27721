import { hash } from 'node:crypto';
import { settings } from '../settings.server.ts';

/** Vite writes styles into the page and reloads it through a socket. */
const developing = process.env.NODE_ENV === 'development';

const origin = (url: string) => (url ? [new URL(url).origin] : []);

/**
 * Takes the render's nonce out of the page and gives the CSP hash of each inline script that carried it. Only marked
 * scripts are hashed: markup that slipped in through somebody's text could not know the nonce. The page itself holds
 * nothing random, so it can be kept and served again. It is made into bytes first, which are then moved in place: a text of
 * this size costs a tenth of the rendering each time it is put together anew.
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

/** What stands in a script in whose opening tag this place is; undefined in any other tag. */
function scriptAround(html: Buffer, at: number): Buffer | undefined {
  if (html.lastIndexOf('<script', at) <= html.lastIndexOf('>', at)) return undefined;
  const start = html.indexOf('>', at) + 1;
  const end = html.indexOf('</script>', start);
  return end > start ? html.subarray(start, end) : undefined;
}

/** The policy of a public page: our own files, the hashed inline scripts, and the map once it is opened. */
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
