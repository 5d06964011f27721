import { EntityManager } from '@mikro-orm/postgresql';
import { NotFoundException } from '@nestjs/common';
import { HttpAdapterHost, Reflector } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { Logger } from 'nestjs-pino';
import { answerUnparsable } from '#platform/unparsable-request.ts';
import { limitBody } from '../platform/http/body-limit.ts';
import { CachingInterceptor } from '../platform/http/caching.interceptor.ts';
import { separateEntities } from '../platform/database/request-entities.ts';
import { config } from '../config/config.ts';
import { codeOf, typeOf } from '../platform/errors/codes.ts';
import { refuseOtherEncodings } from '../platform/errors/unreadable-request.ts';
import { ProblemFilter } from '../platform/errors/problem.filter.ts';
import { ValidationPipe } from '../platform/errors/validation.pipe.ts';
import { MediaTypeGuard } from '../platform/http/media-type.guard.ts';
import { withImageAddresses } from '../listing-images/addresses.ts';
import { SendJsonResponse } from '../platform/http/json-response.ts';
import { PublicVersionEvents } from '../platform/public-version/version-events.ts';
import { keepAnswers, refuseCounted } from './answers/keep-answers.ts';
import { metrics, observeRequests } from './metrics/metrics.ts';
import { documentHead } from './openapi/head.ts';
import { serveDocs } from '../platform/openapi/serve-docs.ts';
import {
  assignRequestId,
  honourIfNoneMatch,
  identifyVisitor,
  refuseMalformed,
  tagReadsOnly,
} from '../platform/http/request.ts';

const exposedHeaders = [
  'Content-Range',
  'Dataset-Version',
  'Did-You-Mean',
  'Understood',
  'Link',
  'Location',
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Idempotent-Replayed',
  'X-Request-Id',
];

/** Adds middleware, guards, interceptors, pipes and docs, for the running api and for tests, and initializes the app. */
export async function configure(app: NestExpressApplication): Promise<void> {
  const filter = new ProblemFilter();
  app.useLogger(app.get(Logger));
  if (metrics) app.use(observeRequests(metrics));
  app.use(assignRequestId, identifyVisitor, honourIfNoneMatch, tagReadsOnly);
  app.use(
    helmet({
      // The site, which knows whether the visitor came by HTTPS, sends it.
      strictTransportSecurity: false,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
    }),
  );
  app.enableCors({ origin: [...config.corsOrigins], exposedHeaders, maxAge: 600 });
  app.use(refuseMalformed(filter), refuseCounted(filter), limitBody(filter));
  // The type leaves out `verify`, which Nest itself needs with `rawBody` only.
  const parsing = { limit: '256kb', verify: refuseOtherEncodings };
  app.useBodyParser('json', parsing);
  app.use(separateEntities(app.get(EntityManager)));
  app.setGlobalPrefix('api', { exclude: ['uploads/:folder/:file', 'uploads/share/:kind/:file'] });
  app.useGlobalFilters(filter);
  app.useGlobalGuards(new MediaTypeGuard(app.get(Reflector)));
  const events = app.get(PublicVersionEvents);
  app.useGlobalInterceptors(
    new CachingInterceptor(() => events.refresh()),
    new SendJsonResponse(withImageAddresses),
  );
  app.useGlobalPipes(new ValidationPipe());
  serveDocs(app, documentHead());
  answerUnparsable(app.getHttpServer(), (status) => typeOf(codeOf(status)));
  await app.init();
  handleUnmatched(app, filter);
  if (config.answerCacheBytes > 0) keepAnswers(app, config.answerCacheBytes);
}

/** Nest's own error handling covers only the global prefix; other paths get the same problems. */
function handleUnmatched(app: NestExpressApplication, filter: ProblemFilter): void {
  const adapter = app.get(HttpAdapterHost).httpAdapter;
  app.use((request: Request, response: Response) =>
    filter.respond(
      new NotFoundException(`Cannot ${request.method} ${request.path}`),
      request,
      response,
    ),
  );
  app.use((error: unknown, request: Request, response: Response, _: NextFunction) =>
    filter.respond(adapter.mapException(error), request, response),
  );
}
