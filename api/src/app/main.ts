import './tracing.ts';
import { setTimeout } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.ts';
import { config } from '../config/config.ts';
import { configure } from './configure.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { unavailable } from '../platform/errors/unavailable.ts';
import { Schedule } from './schedule/schedule.ts';
import { publishMetrics } from './metrics/metrics.ts';
import { endOrderly } from './shutdown.ts';

/** Milliseconds: long enough for slow phones, too short to hold connections open. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

const app = await NestFactory.create<NestExpressApplication>(AppModule, {
  bufferLogs: true,
  bodyParser: false,
});
await configure(app);
await publishMetrics(app);

Object.assign(app.getHttpServer(), timeouts);
endOrderly(app);
await app.listen(config.port, config.host).catch(({ message }: Error) => {
  process.stderr.write(`The api cannot listen on API_HOST and API_PORT: ${message}.\n`);
  process.exit(1);
});
await startSchedule();

/** Retries until the database is reachable; meanwhile the api answers 503. */
async function startSchedule(): Promise<void> {
  try {
    await app.get(ReadOnlyDatabase).checkPooler();
    await app.get(Schedule).start();
  } catch (error) {
    if (!unavailable(error)) throw error;
    await setTimeout(2_000);
    await startSchedule();
  }
}
