import { loadConfig } from '../src/config/config.ts';
import type { TestApp } from './app.ts';

/** Makes requests wait as long for a connection as by default, for tests that expect a 503 when none is free. */
export async function waitForConnectionsByDefault({ em }: TestApp): Promise<void> {
  const pool = (await em.getConnection().getNativeClient()) as unknown as {
    options: { connectionTimeoutMillis: number };
  };
  const { databaseConnectTimeoutMs } = loadConfig({
    ...process.env,
    DATABASE_CONNECT_TIMEOUT_MS: undefined,
  });
  pool.options.connectionTimeoutMillis = databaseConnectTimeoutMs;
}
