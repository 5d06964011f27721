import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { withoutLinkToken } from '#platform/owner-link.ts';

const requestOf = ({ method, url = '' }: { method?: string; url?: string }) => ({
  method,
  path: withoutLinkToken(url.split('?')[0] ?? ''),
});

/**
 * One line per response, as the API logs it, 5xx as error with its cause, others as debug; without query strings, which carry
 * what people search for, and without the tokens of owners' links.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    genReqId: (req) => String(req.headers['x-request-id']),
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'debug'),
    serializers: {
      req: requestOf,
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  });
}

/** The same line for a response of the page cache, without the cost where the level is off. */
export function logCached(
  logger: Logger,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): void {
  const started = performance.now();
  const line = () => {
    const level = res.statusCode >= 500 ? 'error' : 'debug';
    const responseTime = Math.round(performance.now() - started);
    const message = level === 'error' ? 'request errored' : 'request completed';
    const status = { status: res.statusCode };
    logger[level]({ requestId, req: requestOf(req), res: status, responseTime }, message);
  };
  if (logger.isLevelEnabled('debug')) res.once('finish', line);
  else if (logger.isLevelEnabled('error'))
    res.once('finish', () => res.statusCode >= 500 && line());
}
