import { hash } from 'node:crypto';
import { settings } from '../settings.server.ts';

/** Vite writes styles into the page and reloads it through a socket. */
const developing = process.env.NODE_ENV === 'development';

const origin = (url: string) => (url ? [new URL(url).origin] : []);

/**
 * Takes the render's nonce out of the page and gives the CSP hash of each inline script that carried it. Only marked
 * scripts are hashed: markup that slipped in through somebody's text could not know the nonce. The page itself holds
 * nothing random, so it can be kept and served again.
 */
export function hashScripts(html: string, nonce: string) {
  const mark = ` nonce="${nonce}"`;
  const hashes: string[] = [];
  const [start = '', ...parts] = html.split(mark);
  let before = start;
  for (const part of parts) {
    const body = before.lastIndexOf('<script') > before.lastIndexOf('>') && bodyOf(part);
    if (body) hashes.push(`'sha256-${hash('sha256', body, 'base64')}'`);
    before = part;
  }
  return { html: start + parts.join(''), hashes };
}

/** What stands in a script, from the rest of its opening tag on. */
const bodyOf = (rest: string) =>
  rest.slice(rest.indexOf('>') + 1, Math.max(0, rest.indexOf('</script>')));

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
