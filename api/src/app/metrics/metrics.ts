import { Metrics } from '#platform/metrics.ts';
import { config } from '../../config/config.ts';

/** This process's figures; undefined when nobody asks for them (`METRICS_PORT`), so that they cost nothing. */
export const metrics = config.metrics && new Metrics('api');
