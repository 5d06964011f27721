import { logDestination } from '#platform/log-destination.ts';
import { logBase } from '#platform/version.ts';
import type { Params } from 'nestjs-pino';
import { pinoHttp, type Options } from 'pino-http';
import type { Request, Response } from 'express';
import { config } from '../config/config.ts';
import { loggedError } from '../platform/errors/logged-error.ts';

/** The path without the query, which may contain personal searches. */
const pathOf = (request: Request) => (request.originalUrl ?? request.url).split('?', 1)[0];

/** Redacted wherever a log line contains them. */
const secrets = ['authorization', 'password', 'token', 'email', 'phone', 'cacNumber'];

/** One line of JSON per request, with method, path and status, but no headers, addresses, queries or bodies. */
export const requestLog: Options = {
  base: logBase('api'),
  level: config.logLevel,
  quietReqLogger: true,
  customAttributeKeys: { reqId: 'requestId' },
  autoLogging: { ignore: (request) => request.url?.startsWith('/api/health/') ?? false },
  customLogLevel: (request, response, error) => {
    if (error || response.err) return 'error';
    if (response.statusCode >= 500) return 'warn';
    return (request as Request).isForEverybody ? 'silent' : 'info';
  },
  // An intended 503 has no error, and pino-http makes one up with its own stack.
  customErrorObject: (_, response, error, { err, ...values }: Record<string, unknown>) =>
    error === response.err ? { err, ...values } : values,
  serializers: {
    req: ({ method, raw }: { method: string; raw: Request }) => ({ method, path: pathOf(raw) }),
    err: loggedError,
    res: ({ raw }: { raw: Response }) => ({ status: raw.statusCode }),
  },
  wrapSerializers: true,
  redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
};

/** Logs a request that does not reach Nest. */
export const logRequest = pinoHttp(requestLog, logDestination);

export const logging: Params = { pinoHttp: [requestLog, logDestination] };
