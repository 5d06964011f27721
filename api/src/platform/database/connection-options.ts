/**
 * Bounds of every connection to PostgreSQL, in milliseconds. Without them a query waits for ever behind a lock or for a
 * free connection; with them the answer is 503 within 2.5 s (errors/unavailable.ts), even when a request waits twice for
 * a connection and once for a lock.
 */
export const connectionOptions = {
  pool: { min: 0, max: 10 },
  driverOptions: {
    application_name: 'api',
    connectionTimeoutMillis: 750,
    statement_timeout: 3_000,
    lock_timeout: 750,
    idle_in_transaction_session_timeout: 5_000,
    // Our statements take milliseconds: compiling them or starting parallel workers would take longer.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  },
};
