import { config } from '../../config/config.ts';

/**
 * Timeouts of every connection to PostgreSQL, in milliseconds. With them a request that waits twice for a free connection
 * and once for a lock is answered with 503 within 2.5 s (errors/unavailable.ts),
 * unless the settings give a connection more time.
 */
export const connectionOptions = {
  pool: { min: 0, max: 10 },
  driverOptions: {
    application_name: 'api',
    connectionTimeoutMillis: config.databaseConnectTimeoutMs,
    statement_timeout: 3_000,
    lock_timeout: 750,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 5_000,
    // Our statements take milliseconds: JIT compilation and parallel workers would take longer.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  },
};
