import getPort from 'get-port';
import { join } from 'node:path';
import { refuseClosedFolders } from '../scripts/dev/postgres/folder.ts';
import { waitForStaleProcess } from '../scripts/dev/postgres/stale-process.ts';
import { startPostgres } from '../scripts/dev/postgres/server.ts';
import { apiEnvironment, siteEnvironment } from '../scripts/dev/settings/environment.ts';
import { newSecret, readSecrets } from '../scripts/dev/settings/secrets.ts';
import { root } from '../scripts/dev/settings/settings.ts';
import type { Stack } from '../scripts/dev/process/stack.ts';
import { temporaryFolder } from '../test/product/product.ts';
import { rigSettings } from '../test/rig/rig.ts';
import { type Server, type ServerKind, serverOf } from '../test/rig/server.ts';
import { copyOf, seededDatabases } from './databases.ts';

export type Bench = Awaited<ReturnType<typeof prepare>>;

/** Folder of databases. Inside the root, so that programs built there find their packages. */
export const benchFolder = join(root, 'data/bench');

/** Companies in the database of pages and lists. */
export const MANY = 10_000;

/** Starts PostgreSQL with the settings of `npm start` and makes missing databases of the sizes that the parts read. */
export async function prepare(
  stack: Stack,
  { isQuick, parts }: { isQuick: boolean; parts: string[] },
) {
  refuseClosedFolders(benchFolder);
  const secrets = readSecrets(benchFolder);
  const folder = join(benchFolder, 'postgres');
  await waitForStaleProcess(folder);
  const postgresPort = await getPort();
  const password = secrets.POSTGRES_PASSWORD;
  const flags = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=none'];
  const server = await startPostgres(stack, { folder, port: postgresPort, password, flags });
  const sizes = [1_000, MANY, 100_000, ...(isQuick ? [] : [1_000_000])];
  const counts = ['searches', 'database'].some((part) => parts.includes(part)) ? sizes : [MANY];
  const dataDir = temporaryFolder('bench');
  const admin = { email: 'admin@example.ng', password: newSecret() };
  const settings = { ...rigSettings, port: 3000, apiPort: 3001, dataDir };
  const apiEnv = (database: string) => apiEnvironment(settings, secrets, database);
  const databases = await seededDatabases(stack, server, counts, apiEnv);
  const servers: Server[] = [];
  const start = async (kind: ServerKind, id: string, env: NodeJS.ProcessEnv) => {
    const port = await getPort();
    const own = { ...env, RATE_LIMITS: 'off' };
    const started = serverOf(stack, { kind, id, port, logs: dataDir, env: own });
    await started.startReady();
    servers.push(started);
    return started;
  };
  const siteEnv = { ...siteEnvironment(settings, secrets), SITE_URL: 'http://localhost' };
  return {
    stack,
    isQuick,
    server,
    admin,
    /** Addresses of the seeded databases by number of companies: to be read only. */
    databases,
    /** A writable copy of the one with `MANY` companies and an admin. */
    async copy(use: string) {
      const database = await copyOf(server, databases.get(MANY)!, use);
      const args = ['api/dist/commands/admin.js', 'ensure'];
      const account = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
      const env = { ...apiEnv(database), ...account };
      await stack.run('the command that ensures an admin', args, { env });
      return database;
    },
    startApi: (id: string, database: string, env: NodeJS.Dict<string> = {}) =>
      start('api', id, { ...apiEnv(database), ...env }),
    startSite: (id: string, API_URL: string, env: NodeJS.Dict<string> = {}) =>
      start('site', id, { ...siteEnv, API_URL, ...env }),
    /** @throws Error with the names of those that died */
    async stopServers() {
      const stopped = servers.splice(0);
      await Promise.all(stopped.map((server) => server.stop(10_000)));
      const deaths = stopped.flatMap(({ id, deaths }) => deaths.map((death) => `${id}: ${death}`));
      if (deaths.length > 0) throw new Error(deaths.join('\n'));
    },
  };
}

/** Environment of servers that keep no answers. */
export const NOT_KEPT = { PAGE_CACHE: 'off', API_CACHE_MB: '0' };
