import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** One line per response, 5xx as error, others as debug; without query strings, which carry what people search for. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (req) => String(req.headers['x-request-id']),
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'debug'),
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}

/** The same line for a response of the page cache, without the cost where the level is off. */
export function logCached(
  logger: Logger,
  { method, url = '' }: IncomingMessage,
  res: ServerResponse,
  id: string,
): void {
  const started = performance.now();
  const line = () => {
    const level = res.statusCode >= 500 ? 'error' : 'debug';
    const responseTime = Math.round(performance.now() - started);
    const req = { id, method, path: url.split('?')[0] };
    const message = level === 'error' ? 'request errored' : 'request completed';
    logger[level]({ req, res: { statusCode: res.statusCode }, responseTime }, message);
  };
  if (logger.isLevelEnabled('debug')) res.once('finish', line);
  else if (logger.isLevelEnabled('error'))
    res.once('finish', () => res.statusCode >= 500 && line());
}
