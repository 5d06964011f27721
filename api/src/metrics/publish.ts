import { EntityManager } from '@mikro-orm/postgresql';
import { type INestApplication, Logger } from '@nestjs/common';
import { config } from '../config.ts';
import { addGauges } from './gauges.ts';
import { metrics } from './metrics.ts';

/** Lets Prometheus read the figures of a running api, where the settings say so. */
export function publishMetrics(app: INestApplication): void {
  if (!metrics || !config.metrics) return;
  const { port, host } = config.metrics;
  const logger = new Logger('Metrics');
  addGauges(metrics.registry, app.get(EntityManager).fork());
  metrics
    .listen(port, host)
    .on('error', (err) => logger.error({ err }, 'The metrics cannot be published'));
}
