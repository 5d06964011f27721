import { EntityManager } from '@mikro-orm/postgresql';
import { type INestApplication, Logger } from '@nestjs/common';
import { config } from '../../config/config.ts';
import { ImagesService } from '../../images/images.service.ts';
import { Replicas } from '../../platform/replicas/replicas.ts';
import { addGauges } from './gauges.ts';
import { metrics } from './metrics.ts';
import { addWorkGauges } from './work-gauges.ts';

/** Lets Prometheus read the figures of a running api, where the settings say so. */
export function publishMetrics(app: INestApplication): void {
  if (!metrics || !config.metrics) return;
  const { port, host } = config.metrics;
  const logger = new Logger('Metrics');
  addGauges(metrics.registry, app.get(EntityManager).fork());
  addWorkGauges(metrics.registry, app.get(ImagesService), app.get(Replicas));
  metrics
    .listen(port, host)
    .on('error', (err) => logger.error({ err }, 'The metrics cannot be published'));
}
