import { z } from 'zod';
import type { MetricsAddress } from '#platform/metrics.ts';

const sentence = 'METRICS_PORT must be a port number from 1 to 65535.';

export const metricsEnvironment = {
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, sentence)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65535, sentence)
    .optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
};

export const metricsSettings = (env: {
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
}): MetricsAddress | undefined =>
  env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST };
