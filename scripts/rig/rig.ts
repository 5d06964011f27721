import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../building/build.ts';
import { addressOf } from '../postgres/server.ts';
import { apiEnvironment, siteEnvironment } from '../supervisor/environment.ts';
import { freePorts } from '../supervisor/ports.ts';
import { newSecret, readSecrets } from '../supervisor/secrets.ts';
import { Stack } from '../supervisor/stack.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startBalancer } from './balancing.ts';
import { openDatabase } from './database.ts';
import { Postgres } from './postgres.ts';
import { startReplica } from './replica.ts';
import { Server, type Kind } from './server.ts';

export interface RigOptions {
  /** How many processes of each; two apis and one site by default. */
  apis?: number;
  sites?: number;
  /** Over what the rig sets: `RATE_LIMITS=off`, `DRAIN_SECONDS=1`, `LOG_LEVEL=warn`. */
  apiEnv?: NodeJS.Dict<string>;
  siteEnv?: NodeJS.Dict<string>;
  /** The sites ask the first api itself instead of the balancer. */
  direct?: boolean;
  /** Settings of PostgreSQL, as in `max_connections=20`. */
  postgresFlags?: string[];
  /** false: no sync to the disk. Faults that promise durability need true, the default. */
  durable?: boolean;
  /** Whether the demo companies and jobs are loaded. */
  demoData?: boolean;
  /** Whether a second PostgreSQL follows the first and serves what the public reads. */
  replica?: boolean;
}

export type Rig = Awaited<ReturnType<typeof startRig>>;

/**
 * Starts the product as it stands in production, on free ports of this machine and with data in a temporary folder:
 * visitor → balancer → sites → balancer → apis → PostgreSQL. Builds what is stale before. Resolves when all are ready.
 * Whoever starts it stops it; when this process ends in any other way the parts end by themselves.
 */
export async function startRig(options: RigOptions = {}) {
  const { apis = 2, sites = 1, durable = true, direct = false } = options;
  const stack = new Stack();
  await buildStale(stack);
  const dataDir = temporaryFolder('rig');
  const logs = join(dataDir, 'logs');
  mkdirSync(logs);
  const ports = await freePorts(4 + apis + sites);
  const [postgresPort = 0, port = 0, apiPort = 0, replicaPort = 0, ...serverPorts] = ports;
  const secrets = readSecrets(dataDir);
  const admin = { email: 'admin@example.ng', password: newSecret() };
  const settings = {
    ...{ port, apiPort, postgresPort, dataDir, databaseUrl: undefined, reload: false },
    ...{ adminEmail: admin.email, adminPassword: admin.password },
    ...{ demoData: false, logLevel: 'warn' },
  };
  const postgres = new Postgres(stack, {
    folder: join(dataDir, 'postgres'),
    port: postgresPort,
    password: secrets.POSTGRES_PASSWORD,
    durable,
    ...(options.postgresFlags && { flags: options.postgresFlags }),
  });
  const own = { RATE_LIMITS: 'off', DRAIN_SECONDS: '1' };
  const urlOf = (where: number) => `http://127.0.0.1:${where}`;
  const apiEnv = {
    ...apiEnvironment(settings, secrets, postgres.url),
    ...own,
    ...(options.replica && {
      DATABASE_REPLICAS: addressOf(replicaPort, secrets.POSTGRES_PASSWORD),
    }),
    ...options.apiEnv,
  };
  const siteEnv = {
    ...siteEnvironment(settings, secrets),
    ...own,
    SITE_URL: urlOf(port),
    API_URL: urlOf(direct ? serverPorts[0]! : apiPort),
    // The balancer's address alone: visitors of a test come from 127.0.0.2 and up.
    TRUSTED_PROXIES: '127.0.0.1',
    ...options.siteEnv,
  };

  const servers = serverPorts.map((own, index) => {
    const kind: Kind = index < apis ? 'api' : 'site';
    const id = `${kind}-${index < apis ? index + 1 : index - apis + 1}`;
    const env =
      kind === 'api' ? { ...apiEnv, API_PORT: String(own) } : { ...siteEnv, PORT: String(own) };
    return new Server({ stack, kind, id, port: own, env, logFile: join(logs, `${id}.log`) });
  });
  const of = (kind: Kind) => servers.filter((server) => server.kind === kind);
  /** Runs a command of the api to its end, such as `['api/dist/commands/seed.js', '--jobs', '1000']`; answers its last line. */
  const run = (args: string[], env: NodeJS.Dict<string> = {}) =>
    stack.run(args[0]!, args, { env: { ...apiEnv, ...env } });
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop(5_000)));
    await stack.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stack.stop().then(() => process.exit(130)));

  let replica: Postgres | undefined;
  try {
    await postgres.start();
    await run(['api/dist/commands/migrate.js']);
    await run(['api/dist/commands/admin.js', 'ensure'], {
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
    if (options.demoData) await run(['api/dist/commands/demo.js']);
    if (options.replica) {
      const copy = { folder: join(dataDir, 'replica'), port: replicaPort };
      const { url } = postgres;
      replica = await startReplica(stack, { url, folder: join(dataDir, 'postgres') }, copy);
    }
    await Promise.all(servers.map((server) => server.start()));
    await Promise.all(servers.map((server) => server.ready()));
    await startBalancer(stack, apiPort, of('api'), '/api/health/ready');
    await startBalancer(stack, port, of('site'), '/health/ready');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** The site, as visitors reach it, through its balancer. */
    url: urlOf(port),
    /** The api through its balancer. */
    apiUrl: urlOf(apiPort),
    databaseUrl: postgres.url,
    postgres,
    /** The second PostgreSQL, where one was asked for. */
    replica,
    apis: of('api'),
    sites: of('site'),
    servers,
    /** `api-1` … and `site-1` …. @throws Error when there is none of this name */
    server(id: string): Server {
      const found = servers.find((server) => server.id === id);
      if (!found) throw new Error(`There is no ${id} in the rig.`);
      return found;
    },
    /** Holds `uploads/`, `postgres/` and `logs/<id>.log`; gone when this process ends. */
    dataDir,
    /** A moderator's account. */
    admin,
    /** The secret by which the sites are known to the apis. */
    siteKey: secrets.SITE_KEY,
    /** Questions to PostgreSQL itself; whoever opens it closes it. */
    openDatabase: () => openDatabase(postgres.url),
    /** What the apis and their commands have in their environment. */
    apiEnv,
    run,
    stop,
  };
}
