import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { refuseClosedFolders } from '../postgres/folder.ts';
import { outwaitPredecessor } from '../postgres/predecessor.ts';
import { startPostgres } from '../postgres/server.ts';
import { Server, type Kind } from '../rig/server.ts';
import { apiEnvironment, siteEnvironment } from '../supervisor/environment.ts';
import { freePorts } from '../supervisor/ports.ts';
import { newSecret, readSecrets } from '../supervisor/secrets.ts';
import { root } from '../supervisor/settings.ts';
import type { Stack } from '../supervisor/stack.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Extent } from './extent.ts';
import { progressOn } from './progress.ts';
import { seededDatabases } from './seeding/databases.ts';

export type Bench = Awaited<ReturnType<typeof prepare>>;

/** What is kept between runs: the databases, a photo, the built cards. Below the root, so that what is built there finds packages. */
export const kept = join(root, 'data/bench');

/** Starts the PostgreSQL of the bench, with the settings of `npm start`, and makes what is missing of its databases. */
export async function prepare(stack: Stack, { sizes }: Extent) {
  refuseClosedFolders(kept);
  const secrets = readSecrets(kept);
  const folder = join(kept, 'postgres');
  await outwaitPredecessor(folder);
  const [postgresPort = 0] = await freePorts(1);
  const progress = progressOn(process.stderr);
  const server = await startPostgres(stack, {
    folder,
    port: postgresPort,
    password: secrets.POSTGRES_PASSWORD,
  });
  const databases = await seededDatabases(stack, server, sizes, progress);

  const dataDir = temporaryFolder('bench');
  mkdirSync(join(dataDir, 'logs'));
  const admin = { email: 'admin@example.ng', password: newSecret() };
  const settings = {
    ...{ port: 3000, apiPort: 3001, postgresPort, dataDir, databaseUrl: undefined, reload: false },
    ...{ adminEmail: admin.email, adminPassword: admin.password },
    ...{ demoData: false, logLevel: 'warn' },
  };
  const servers: Server[] = [];
  const start = async (kind: Kind, id: string, env: NodeJS.ProcessEnv, variable: string) => {
    const [port = 0] = await freePorts(1);
    const logFile = join(dataDir, 'logs', `${id}.log`);
    const own = { RATE_LIMITS: 'off', [variable]: String(port) };
    const made = new Server({ stack, kind, id, port, logFile, env: { ...env, ...own } });
    await made.start();
    await made.ready();
    servers.push(made);
    return made;
  };
  const apiEnv = (database: string) => apiEnvironment(settings, secrets, database);
  return {
    stack,
    progress,
    /** The address of the server's own database. */
    server,
    /** The seeded databases by their number of companies: to be read only. */
    databases,
    /** A moderator, where `ensureAdmin` has been called for. */
    admin,
    ensureAdmin: (database: string) =>
      stack.run('the command that ensures an admin', ['api/dist/commands/admin.js', 'ensure'], {
        env: { ...apiEnv(database), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
      }),
    /** An api on a database; resolves when it is ready. */
    startApi: (id: string, database: string, env: NodeJS.Dict<string> = {}) =>
      start('api', id, { ...apiEnv(database), ...env }, 'API_PORT'),
    /** A site before an api; resolves when it is ready. */
    startSite: (id: string, apiUrl: string, env: NodeJS.Dict<string> = {}) =>
      start(
        'site',
        id,
        {
          ...siteEnvironment(settings, secrets),
          SITE_URL: 'http://localhost',
          API_URL: apiUrl,
          ...env,
        },
        'PORT',
      ),
    /** @throws Error with the names of servers that died by themselves */
    refuseDeaths() {
      const dead = servers.filter(({ deaths }) => deaths.length > 0);
      if (dead.length > 0)
        throw new Error(dead.map(({ id, deaths }) => `${id} died: ${deaths.join()}`).join('\n'));
    },
  };
}
