import { EntityManager } from '@mikro-orm/postgresql';
import { type INestApplication, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Metrics } from '#platform/metrics.ts';
import { config } from '../../config/config.ts';
import { ImagesService } from '../../platform/images/images.service.ts';
import { Replicas } from '../../platform/replicas/replicas.ts';
import { addGauges, addWorkGauges } from './gauges.ts';

/** The metrics of this process; undefined without METRICS_PORT. */
export const metrics = config.metrics && new Metrics('api');

/** Starts the metrics server, if METRICS_PORT is set. */
export async function publishMetrics(app: INestApplication): Promise<void> {
  if (!metrics || !config.metrics) return;
  const logger = new Logger('Metrics');
  await addGauges(metrics.registry, app.get(EntityManager).fork());
  addWorkGauges(metrics.registry, app.get(ImagesService), app.get(Replicas));
  metrics.listen(config.metrics, (sentence) => logger.error(sentence));
}

/** Counts and times every request by its route pattern; requests without a route are `other`. */
export const observeRequests =
  (metrics: Metrics) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (request.isForEverybody) return next();
    metrics.observe(request.method, response, request.arrivedAt ?? performance.now(), () => {
      const { path } = (request.route ?? {}) as { path?: unknown };
      return typeof path === 'string' ? path : 'other';
    });
    next();
  };
