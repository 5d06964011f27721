import type { IncomingMessage, RequestListener } from 'node:http';
import { hasSecondHost } from '#platform/second-host.ts';
import { problem } from './problem.ts';
import { securityHeaders } from './security-headers.ts';
import { requestIdOf } from './visitor.ts';

const ofPages = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const ofApi = [...ofPages, 'PUT', 'PATCH', 'DELETE'];

/**
 * Refuses what no browser sends and servers read differently, before anything else sees it: a second Host header, one that is
 * no host or a target with such a one with 400 (RFC 9112 §3.2), TRACE and other methods that nothing here has with 405.
 */
export const refuseAmbiguous =
  (handler: RequestListener): RequestListener =>
  (req, res) => {
    toOriginForm(req);
    const isApi = /^\/(api|uploads)(\/|$)/i.test(req.url ?? '');
    const methods = isApi ? ofApi : ofPages;
    const isAllowed = methods.includes(req.method ?? '') && (isApi || req.method !== 'OPTIONS');
    const forwarded = String(req.headers['x-forwarded-host'] ?? '').split(',');
    const hosts = [req.headers.host ?? '', ...forwarded.map((host) => host.trim())];
    const isAmbiguous = hasSecondHost(req) || !hosts.every(isHost) || !/^[/*]/.test(req.url ?? '');
    if (isAllowed && !isAmbiguous) return handler(req, res);
    res.setHeader('X-Request-Id', requestIdOf(req));
    for (let name = 0; name < securityHeaders.length; name += 2)
      res.setHeader(securityHeaders[name]!, securityHeaders[name + 1]!);
    res.setHeader('Connection', 'close');
    if (isAmbiguous) return void res.end(problem(req, res, 400, 'Send one valid Host header.'));
    res.setHeader('Allow', methods.join(', '));
    if (req.method === 'OPTIONS') res.writeHead(204).end();
    else res.end(problem(req, res, 405, `${req.method} is not allowed here.`));
  };

/** Whether it is a host with or without a port, or empty; not what `new URL` would refuse or read as a part of the path. */
const isHost = (host: string) =>
  !host || (/^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`));

/** Makes a target in absolute form a path; its host counts instead of the Host header (RFC 9112 §3.2.2). */
function toOriginForm(req: IncomingMessage): void {
  const [, host, path = ''] = /^https?:\/\/([\w.:[\]-]+)((?:[/?].*)?)$/i.exec(req.url ?? '') ?? [];
  if (!host) return;
  req.headers.host = host;
  req.url = path.startsWith('/') ? path : `/${path}`;
}
