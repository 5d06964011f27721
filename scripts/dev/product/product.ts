import { join } from 'node:path';
import { buildOnChange } from '../build/build.ts';
import { refuseClosedFolders } from '../postgres/folder.ts';
import { outwaitPredecessor } from '../postgres/stale-process.ts';
import { startPostgres } from '../postgres/server.ts';
import { apiEnvironment, siteEnvironment } from '../settings/environment.ts';
import { refuseTakenPorts } from '../process/ports.ts';
import { waitUntilReady } from '../process/readiness.ts';
import { startReloading, type Server } from './reload.ts';
import { newSecret, readSecrets, type Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import type { Stack } from '../process/stack.ts';

/** Refuses, before anything is built or started, what would only fail later. */
export async function refuseUnstartable(settings: Settings) {
  const { databaseUrl, dataDir, port, apiPort, postgresPort } = settings;
  const wanted = [
    { port, use: 'the site', variable: 'PORT' },
    { port: apiPort, use: 'the api', variable: 'API_PORT' },
  ];
  if (!databaseUrl) {
    refuseClosedFolders(dataDir);
    await outwaitPredecessor(join(dataDir, 'postgres'));
    wanted.push({ port: postgresPort, use: 'PostgreSQL', variable: 'POSTGRES_PORT' });
  }
  await refuseTakenPorts(wanted);
}

/** The address of the database to use: the given one, or that of the embedded server, which it starts. */
export async function openDatabase(stack: Stack, settings: Settings, secrets: Secrets) {
  if (settings.databaseUrl) return settings.databaseUrl;
  return startPostgres(stack, {
    folder: join(settings.dataDir, 'postgres'),
    port: settings.postgresPort,
    password: secrets.POSTGRES_PASSWORD,
  });
}

/**
 * Starts what has been built, from the database up, and resolves when api and site answer.
 * `password` is the admin's when it was made now: nobody can read it later.
 */
export async function startProduct(
  stack: Stack,
  settings: Settings,
): Promise<{ password?: string }> {
  const secrets = readSecrets(settings.dataDir);
  const apiEnv = apiEnvironment(settings, secrets, await openDatabase(stack, settings, secrets));
  const ready = (name: string, url: string) =>
    Promise.race([waitUntilReady(name, url), stack.failed]);
  await stack.run('the migration of the database', ['api/dist/commands/migrate.js'], {
    env: apiEnv,
  });
  const password = await ensureAdmin(stack, settings, apiEnv);
  if (settings.demoData) {
    await stack.run('the loading of the demo data', ['api/dist/commands/demo.js'], { env: apiEnv });
  }
  if (settings.reload) buildOnChange(stack);
  startServer(stack, settings, { ...api, env: apiEnv });
  await ready('The api', `http://127.0.0.1:${settings.apiPort}/api/health/ready`);
  startServer(stack, settings, { ...site, env: siteEnvironment(settings, secrets) });
  await ready('The site', `http://127.0.0.1:${settings.port}/health/ready`);
  return { password };
}

/**
 * Node takes what memory there is before it tidies up; with these bounds api and site have resident under load what
 * docs/performance.md says. A larger young generation is faster, and takes more of it: the api makes more for each answer.
 * Its old one is tidied up when it has grown by six tenths: V8's own guess for so small a heap is less than one photo and
 * its copies take.
 */
const heaps = {
  api: ['--max-old-space-size=256', '--max-semi-space-size=16', '--heap-growing-percent=60'],
  site: ['--max-old-space-size=256', '--max-semi-space-size=8'],
};

/** How the servers are started, here and wherever they are tested. */
export const api = {
  name: 'api',
  args: [...heaps.api, 'api/dist/src/app/main.js'],
  code: ['api/dist'],
};
export const site = {
  name: 'site',
  args: [...heaps.site, 'site/server.ts'],
  code: ['site/server', 'site/server.ts'],
};

function startServer(stack: Stack, { reload }: Settings, server: Server) {
  if (reload) startReloading(stack, server);
  else stack.start(server.name, server.args, { env: server.env });
}

async function ensureAdmin(stack: Stack, settings: Settings, env: NodeJS.ProcessEnv) {
  const made = settings.adminPassword ? undefined : newSecret();
  const answer = await stack.run(
    'the command that ensures an admin',
    ['api/dist/commands/admin.js', 'ensure'],
    {
      env: {
        ...env,
        ADMIN_EMAIL: settings.adminEmail,
        ADMIN_PASSWORD: settings.adminPassword ?? made,
      },
    },
  );
  const { created } = JSON.parse(answer) as { created: boolean };
  return created ? made : undefined;
}
