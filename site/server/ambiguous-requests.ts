import type { RequestListener } from 'node:http';
import { hasSecondHost } from '#platform/second-host.ts';
import { problem } from './problem.ts';
import { securityHeaders } from './security-headers.ts';
import { requestIdOf } from './visitor.ts';

const ofPages = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const ofApi = [...ofPages, 'PUT', 'PATCH', 'DELETE'];

/**
 * Refuses what no browser sends and servers read differently, before anything else sees it: a second Host header with 400
 * (RFC 9112 §3.2), TRACE and other methods that nothing here has with 405.
 */
export const refuseAmbiguous =
  (handler: RequestListener): RequestListener =>
  (req, res) => {
    const isApi = /^\/(api|uploads)(\/|$)/i.test(req.url ?? '');
    const methods = isApi ? ofApi : ofPages;
    const isAllowed = methods.includes(req.method ?? '') && (isApi || req.method !== 'OPTIONS');
    const isAmbiguous = hasSecondHost(req);
    if (isAllowed && !isAmbiguous) return handler(req, res);
    res.setHeader('X-Request-Id', requestIdOf(req));
    for (let name = 0; name < securityHeaders.length; name += 2)
      res.setHeader(securityHeaders[name]!, securityHeaders[name + 1]!);
    res.setHeader('Connection', 'close');
    if (isAmbiguous) return void res.end(problem(req, res, 400, 'Send one Host header.'));
    res.setHeader('Allow', methods.join(', '));
    if (req.method === 'OPTIONS') res.writeHead(204).end();
    else res.end(problem(req, res, 405, `${req.method} is not allowed here.`));
  };
