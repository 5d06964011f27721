import './tracing.ts';
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { exit } from '#platform/or-exit.ts';
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
  exit(`The api cannot listen on API_HOST and API_PORT: ${message}.`);
});
await startSchedule();

/** Retries until the database is reachable; meanwhile the api answers 503. */
async function startSchedule(isWarned = false): Promise<void> {
  try {
    await app.get(ReadOnlyDatabase).checkPooler().catch(exitUnlessUnavailable);
    await app.get(Schedule).start();
  } catch (error) {
    if (!unavailable(error)) throw error;
    if (!isWarned)
      new Logger('Database').warn(
        `The api waits for the database at DATABASE_URL: ${(error as Error).message}`,
      );
    await setTimeout(2_000);
    await startSchedule(true);
  }
}

/** A login that is refused at the start is a mistake in the address. */
function exitUnlessUnavailable(error: Error & { code?: string }): never {
  if (unavailable(error) && !error.code?.startsWith('28')) throw error;
  exit(
    `The api cannot use the database at DATABASE_URL (${error.message}). Check the address; docs/operations.md tells about TLS.`,
  );
}
