import type { Socket } from 'node:net';
import type { Client, Pool, PoolClient } from 'pg';
import { config } from '../../config/config.ts';

/**
 * Name, timeouts in milliseconds and settings of every connection to PostgreSQL. With them a request that waits twice for
 * a free connection and once for a lock is answered with 503 within 2.5 s (errors/unavailable.ts), unless the settings
 * give a connection more time.
 */
const usualOptions = {
  application_name: 'api',
  connectionTimeoutMillis: config.databaseConnectTimeoutMs,
  statement_timeout: 3_000,
  lock_timeout: 750,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  idle_in_transaction_session_timeout: 5_000,
  // Our statements take milliseconds: JIT compilation and parallel workers would take longer. Without search_path a schema
  // of the role's name would get the tables, and pg reads ISO dates only.
  options: '-c jit=off -c max_parallel_workers_per_gather=0 -c search_path=public -c datestyle=ISO',
};

/** Options of connections to an address with its parameters, such as `sslmode`: of `clientUrl` MikroORM drops them. */
export const connectionTo = (clientUrl: string, driverOptions: object = usualOptions) => ({
  clientUrl,
  pool: { min: 0, max: 10 },
  driverOptions: { ...driverOptions, connectionString: withOurs(clientUrl) },
});

/** For pg, `options` in an address would replace ours instead of adding to them. */
function withOurs(address: string): string {
  const url = new URL(address);
  const own = url.searchParams.get('options');
  if (own === null) return address;
  url.searchParams.set('options', `${usualOptions.options} ${own}`);
  return url.href;
}

/** Longer than the statement timeout, so that it ends only connections to a server that has gone silent. */
const MAX_SILENCE_MS = 3_500;

/** Time in which the user of a connection that has ended gets its error and releases it. */
const RELEASE_TIMEOUT_MS = 1_000;

/**
 * Options of a server's connections: those of commands, and two remedies. A connection in use on which nothing arrives any
 * more is ended: TCP would wait for a quarter of an hour, and pg's `query_timeout` gives it back to the pool as it is. One
 * that ended in a transaction is released, since Kysely 0.29 does not, and ten of them would be the whole pool.
 */
export const servingOptions = {
  ...usualOptions,
  onPoolCreated(pool: Pool) {
    const used = new Set<PoolClient>();
    pool.on('connect', (client) => {
      const socket = socketOf(client);
      socket.on('timeout', () => socket.destroy());
      const release = () => used.has(client) && client.release(true);
      client.once('end', () => setTimeout(release, RELEASE_TIMEOUT_MS).unref());
    });
    pool.on('acquire', (client) => {
      used.add(client);
      allowSilence(client, MAX_SILENCE_MS);
    });
    pool.on('release', (_, client) => {
      used.delete(client);
      allowSilence(client, 0);
    });
  },
};

/** Sets how long a connection may be silent until it is ended; 0: for ever. */
export const allowSilence = (client: PoolClient, ms: number) => socketOf(client).setTimeout(ms);

const socketOf = (client: PoolClient) => (client as object as Client).connection.stream as Socket;
