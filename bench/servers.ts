import getPort from 'get-port';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { refuseClosedFolders } from '../scripts/dev/postgres/folder.ts';
import { waitForStaleProcess } from '../scripts/dev/postgres/stale-process.ts';
import { startPostgres } from '../scripts/dev/postgres/server.ts';
import { apiEnvironment, siteEnvironment } from '../scripts/dev/settings/environment.ts';
import { newSecret, readSecrets } from '../scripts/dev/settings/secrets.ts';
import { root } from '../scripts/dev/settings/settings.ts';
import type { Stack } from '../scripts/dev/process/stack.ts';
import { temporaryFolder } from '../test/product/temporary-folder.ts';
import { Server, type Kind } from '../test/rig/server.ts';
import { rigSettings } from '../test/rig/rig.ts';
import { seededDatabases } from './databases.ts';
import type { BenchSize } from './size.ts';

export type Bench = Awaited<ReturnType<typeof prepare>>;

/** Folder of databases, reports and profiles. Inside the root, so that programs built there find their packages. */
export const benchFolder = join(root, 'data/bench');

export interface BenchOptions {
  size: BenchSize;
  random: () => number;
  /** Whether api and site write a CPU profile when they stop. */
  profile: boolean;
}

/** Starts PostgreSQL with the settings of `npm start` and makes missing databases. */
export async function prepare(stack: Stack, { size, random, profile }: BenchOptions) {
  refuseClosedFolders(benchFolder);
  const secrets = readSecrets(benchFolder);
  const folder = join(benchFolder, 'postgres');
  await waitForStaleProcess(folder);
  const postgresPort = await getPort();
  const password = secrets.POSTGRES_PASSWORD;
  // Statistics are switched on where they are read (scenarios/searches.ts).
  const flags = ['shared_preload_libraries=pg_stat_statements'];
  const server = await startPostgres(stack, { folder, port: postgresPort, password, flags });
  const databases = await seededDatabases(stack, server, size.companies);
  const dataDir = temporaryFolder('bench');
  mkdirSync(join(dataDir, 'logs'));
  const admin = { email: 'admin@example.ng', password: newSecret() };
  const settings = rigSettings({ postgresPort, dataDir });
  const profiling = `--cpu-prof --cpu-prof-dir=${join(benchFolder, 'profiles')}`;
  const servers: Server[] = [];
  const start = async (kind: Kind, id: string, env: NodeJS.ProcessEnv) => {
    const port = await getPort();
    const logFile = join(dataDir, 'logs', `${id}.log`);
    const NODE_OPTIONS = `${profiling} --cpu-prof-name=${id}.cpuprofile`;
    const own = { RATE_LIMITS: 'off', ...(profile && { NODE_OPTIONS }) };
    const started = new Server({ stack, kind, id, port, logFile, env: { ...env, ...own } });
    await started.startReady();
    servers.push(started);
    return started;
  };
  const siteEnv = { ...siteEnvironment(settings, secrets), SITE_URL: 'http://localhost' };
  const apiEnv = (database: string) => apiEnvironment(settings, secrets, database);
  return {
    stack,
    size,
    random,
    server,
    /** Addresses of the seeded databases by number of companies: to be read only. */
    databases,
    admin,
    ensureAdmin: (database: string) =>
      stack.run('the command that ensures an admin', ['api/dist/commands/admin.js', 'ensure'], {
        env: { ...apiEnv(database), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
      }),
    startApi: (id: string, database: string, env: NodeJS.Dict<string> = {}) =>
      start('api', id, { ...apiEnv(database), ...env }),
    startSite: (id: string, API_URL: string, env: NodeJS.Dict<string> = {}) =>
      start('site', id, { ...siteEnv, API_URL, ...env }),
    /** @throws Error with the names of servers that died */
    refuseDeaths() {
      const deaths = servers.flatMap(({ id, deaths }) => deaths.map((death) => `${id}: ${death}`));
      if (deaths.length > 0) throw new Error(deaths.join('\n'));
    },
    /** Stops gracefully, so that profiles are written. */
    stop: () => Promise.all(servers.map((server) => server.stop(10_000))),
  };
}
