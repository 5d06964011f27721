import { join } from 'node:path';
import { buildStale } from '../../scripts/dev/build/build.ts';
import { addressOf } from '../../scripts/dev/postgres/server.ts';
import { apiEnvironment, siteEnvironment } from '../../scripts/dev/settings/environment.ts';
import { stopOnSignals } from '../../scripts/dev/process/signals.ts';
import { waitUntilReady } from '../../scripts/dev/process/readiness.ts';
import { newSecret, readSecrets } from '../../scripts/dev/settings/secrets.ts';
import { Stack } from '../../scripts/dev/process/stack.ts';
import { freePort, temporaryFolder } from '../product/product.ts';
import { openDatabase } from './database.ts';
import { type Postgres, postgresOf, replicaOf } from './postgres.ts';
import { type Server, type ServerKind, serverOf } from './server.ts';

export interface RigOptions {
  apis?: number;
  sites?: number;
  apiEnv?: NodeJS.Dict<string>;
  siteEnv?: NodeJS.Dict<string>;
  /** false: without fsync, for tests that need no durability. */
  durable?: boolean;
  /** Adds a streaming replica, from which the apis serve public reads. */
  replica?: boolean;
}

export type Rig = Awaited<ReturnType<typeof startRig>>;

/**
 * Starts the product as in production on free ports of this machine, with data in a temporary folder: visitor → balancer →
 * sites → balancer → apis → PostgreSQL. Builds stale parts first. Resolves when all are ready. The caller stops it; its
 * processes end when this one does.
 */
export async function startRig(options: RigOptions = {}) {
  const { apis = 2, sites = 1, durable = true } = options;
  const stack = new Stack();
  await buildStale(stack);
  const dataDir = temporaryFolder('rig');
  const ports = await Promise.all(Array.from({ length: 4 + apis + sites }, freePort));
  const [port = 0, apiPort = 0, postgresPort = 0, replicaPort = 0, ...serverPorts] = ports;
  const secrets = readSecrets(dataDir);
  const admin = { email: 'admin@example.ng', password: newSecret() };
  const settings = { ...rigSettings, port, apiPort, dataDir };
  const password = secrets.POSTGRES_PASSWORD;
  const primary = { folder: join(dataDir, 'postgres'), port: postgresPort, password, durable };
  const postgres = postgresOf(stack, primary);
  const limits = { RATE_LIMITS: 'off', DRAIN_SECONDS: '1' };
  const apiEnv = {
    ...apiEnvironment(settings, secrets, postgres.url),
    ...limits,
    ...(options.replica && { DATABASE_REPLICAS: addressOf(replicaPort, password) }),
    ...options.apiEnv,
  };
  const siteEnv = {
    ...siteEnvironment(settings, secrets),
    ...limits,
    SITE_URL: urlAt(port),
    API_URL: urlAt(apiPort),
    // The balancer alone: visitors of tests come from 127.0.0.2 and up.
    TRUSTED_PROXIES: '127.0.0.1',
    ...options.siteEnv,
  };
  const servers = serverPorts.map((port, index) => {
    const kind: ServerKind = index < apis ? 'api' : 'site';
    const id = `${kind}-${kind === 'api' ? index + 1 : index - apis + 1}`;
    const env = kind === 'api' ? apiEnv : siteEnv;
    return serverOf(stack, { kind, id, port, env, logs: join(dataDir, 'logs') });
  });
  const apiServers = servers.slice(0, apis);
  const siteServers = servers.slice(apis);
  /** Runs a program of the api, such as `['api/dist/commands/migrate.js']`, to its end; resolves with its last line. */
  const run = (args: string[], env: NodeJS.Dict<string> = {}) =>
    stack.run(args[0]!, args, { env: { ...apiEnv, ...env } });
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop(5_000)));
    await stack.stop();
  };
  stopOnSignals(stack, 130);

  let replica: Postgres | undefined;
  try {
    await postgres.start();
    const account = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    await run(['api/dist/commands/prepare.js'], { ...account, DEMO_DATA: 'off' });
    if (options.replica) {
      await postgres.stop();
      replica = replicaOf(stack, primary, { folder: join(dataDir, 'replica'), port: replicaPort });
      await postgres.start();
      await replica.start();
    }
    await Promise.all(servers.map((server) => server.startReady()));
    await startBalancer(stack, apiPort, apiServers, '/api/health/ready');
    await startBalancer(stack, port, siteServers, '/health/ready');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** Addresses of the balancers before sites and apis. */
    url: urlAt(port),
    apiUrl: urlAt(apiPort),
    databaseUrl: postgres.url,
    postgres,
    replica,
    apis: apiServers,
    sites: siteServers,
    servers,
    /** Contains `uploads/`, `postgres/` and `logs/<id>.log`; removed when this process ends. */
    dataDir,
    admin,
    openDatabase: () => openDatabase(postgres.url),
    apiEnv,
    run,
    stop,
  };
}

/** Settings of all servers in tests, beside ports and data. */
export const rigSettings = { logLevel: 'warn', metricsPort: undefined, reload: false };

const urlAt = (port: number) => `http://127.0.0.1:${port}`;

async function startBalancer(stack: Stack, port: number, servers: Server[], probe: string) {
  stack.startOptional('balancer', [join(import.meta.dirname, 'balancer.ts')], {
    env: {
      ...process.env,
      BALANCER_PORT: String(port),
      BALANCER_BACKENDS: JSON.stringify(servers.map(({ url }) => url)),
      BALANCER_PROBE: probe,
    },
  });
  await waitUntilReady('The balancer', urlAt(port) + probe);
}
