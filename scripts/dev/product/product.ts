import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { refuseClosedFolders } from '../postgres/folder.ts';
import { waitForStaleProcess } from '../postgres/stale-process.ts';
import { addressOf, startPostgres } from '../postgres/server.ts';
import { apiEnvironment, siteEnvironment } from '../settings/environment.ts';
import { refuseTakenPorts, type WantedPort } from '../process/ports.ts';
import { withLock } from '../process/lock.ts';
import { waitUntilReady } from '../process/readiness.ts';
import type { ReloadableServer } from './reload.ts';
import { refuseUnwritable } from '../settings/refusal.ts';
import { createDataDir, newSecret, readSecrets, type Secrets } from '../settings/secrets.ts';
import { isSet, type Settings } from '../settings/settings.ts';
import type { Stack } from '../process/stack.ts';

/** Checks ports, data folder and all settings before anything is built. @throws Refusal */
export async function refuseUnstartable(stack: Stack, settings: Settings) {
  const env = environmentBefore(settings);
  // In a process of its own, for the memory of this one.
  await stack.run('the check of the settings', ['scripts/dev/product/check-settings.ts'], { env });
  const { databaseUrl, dataDir, port, host, apiPort, postgresPort, metricsPort } = settings;
  const wanted: WantedPort[] = [
    { port, host, use: 'the site', variable: 'PORT' },
    { port: apiPort, use: 'the api', variable: 'API_PORT' },
  ];
  if (!databaseUrl) {
    refuseClosedFolders(dataDir);
    await waitForStaleProcess(join(dataDir, 'postgres'));
    wanted.push({ port: postgresPort, use: 'PostgreSQL', variable: 'POSTGRES_PORT' });
  }
  if (metricsPort) {
    const variable = 'METRICS_PORT';
    wanted.push({ port: metricsPort, use: 'metrics of the api', variable });
    wanted.push({ port: metricsPort + 1, use: 'metrics of the site', variable });
  }
  // Ports that are not set are free ones (settings.ts).
  await refuseTakenPorts(wanted.filter(({ variable }) => variable === 'PORT' || isSet(variable)));
}

/** Environment of a process that reads settings only. A start makes the missing secrets and the database later. */
export function environmentBefore(settings: Settings) {
  const secret = (name: string) => process.env[name] || newSecret();
  const secrets = { JWT_SECRET: secret('JWT_SECRET'), SITE_KEY: secret('SITE_KEY') };
  const databaseUrl = settings.databaseUrl ?? addressOf(settings.postgresPort, newSecret());
  return apiEnvironment(settings, secrets, databaseUrl);
}

/** URL of `databaseUrl`, or else of the embedded server, which it starts; makes the role that owns the database. */
export async function openDatabase(stack: Stack, settings: Settings, secrets: Secrets) {
  const { databaseUrl, adminUrl } = await startDatabase(stack, settings, secrets);
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATABASE_ADMIN_URL: adminUrl };
  if (adminUrl)
    await stack.run('the preparation of the role', ['api/dist/commands/role.js'], { env });
  return databaseUrl;
}

/** `adminUrl` is that of the superuser, absent where the operator made the role. */
async function startDatabase(stack: Stack, settings: Settings, secrets: Secrets) {
  const { databaseUrl, databaseAdminUrl, dataDir, postgresPort: port } = settings;
  if (databaseUrl) return { databaseUrl, adminUrl: databaseAdminUrl };
  const password = secrets.POSTGRES_PASSWORD;
  const folder = join(dataDir, 'postgres');
  await waitForStaleProcess(folder);
  const adminUrl = await startPostgres(stack, { folder, port, password });
  return { databaseUrl: embeddedUrl(port, secrets), adminUrl };
}

/** URL of the embedded database for the product's role. */
export const embeddedUrl = (port: number, { DATABASE_PASSWORD }: Secrets) =>
  addressOf(port, DATABASE_PASSWORD, 'marketplace');

const PREPARE = ['api/dist/commands/prepare.js'];

/**
 * Starts database, api and site, and resolves when api and site are ready. `password` is that of a newly created admin: it is
 * stored as a hash only. `ownerLink` is that of a company of demo data that were loaded now.
 */
export async function startProduct(stack: Stack, settings: Settings) {
  const { secrets, env, prepared, ...own } = await whileAlone(settings, () =>
    prepareDatabase(stack, settings),
  );
  // As prepare.ts prints it.
  const { created, ownerLink } = JSON.parse(prepared) as { created: boolean; ownerLink?: string };
  const password = created && !settings.adminPassword ? own.password : undefined;
  // Also where the start fails: the next one cannot show it.
  const account = `${settings.adminEmail}, password ${password}`;
  const tell = () => console.error(`Admin account, shown only this once: ${account}\n`);
  if (password) process.once('exit', tell);
  // In development a part that cannot start is mended meanwhile.
  const timeoutMs = settings.reload ? Infinity : undefined;
  const ready = (name: string, url: string) =>
    Promise.race([waitUntilReady(name, url, timeoutMs), stack.failed]);
  // Imported on demand, for the memory of a supervisor that does not reload.
  const start = settings.reload
    ? await import('./reload.ts').then(({ startDevelopment }) => startDevelopment(stack))
    : ({ name, args, env }: ReloadableServer) => stack.start(name, args, { env });
  // It stops after the site, when nobody asks it any more.
  start({ ...api, env: { ...env, DRAIN_SECONDS: '0' } });
  const apiReady = ready('The api', `http://127.0.0.1:${settings.apiPort}/api/health/ready`);
  // A proxy in front lets visitors wait until the site listens; in development it shows the error of an api.
  if (!settings.reload) await apiReady;
  start({ ...site, env: siteEnvironment(settings, secrets) });
  await apiReady;
  await ready('The site', `${localUrl(settings)}/health/ready`);
  stack.restartFromNowOn();
  process.off('exit', tell);
  return { password, ownerLink };
}

/**
 * Opens the data folder while no other start or command does: two at once would each create its database and secrets, and a
 * command would find no tables.
 */
export async function whileAlone<T>({ dataDir }: Settings, open: () => Promise<T>): Promise<T> {
  const remedy = 'run this as the user that owns it, or set DATA_DIR to another folder';
  refuseUnwritable(dataDir, remedy, createDataDir);
  return withLock(join(dataDir, 'opening.pid'), open);
}

async function prepareDatabase(stack: Stack, settings: Settings) {
  const secrets = readSecrets(settings.dataDir);
  const { databaseUrl, adminUrl } = await startDatabase(stack, settings, secrets);
  const env = apiEnvironment(settings, secrets, databaseUrl);
  const password = settings.adminPassword ?? newSecret();
  const { adminEmail: ADMIN_EMAIL, demoData } = settings;
  const own = { ADMIN_EMAIL, ADMIN_PASSWORD: password, DEMO_DATA: demoData ? 'on' : 'off' };
  const prepared = await stack.run('the preparation of the database', PREPARE, {
    env: { ...env, ...own, DATABASE_ADMIN_URL: adminUrl },
  });
  return { secrets, env, password, prepared };
}

/** URL of the site on this machine. */
export function localUrl({ host = '::', port }: Pick<Settings, 'host' | 'port'>) {
  const everywhere = host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/**
 * Heap limits for the resident memory in docs/performance.md; without them V8 lets the heap grow before it collects. The young
 * generation is as large as that allows: with half of it a page took a tenth more. The growing factor is set because V8's
 * default for a heap of this size is less than one photo and its copies need, so each upload would cause a full collection.
 */
const HEAP_FLAGS = {
  api: ['--max-old-space-size=256', '--max-semi-space-size=16', '--heap-growing-percent=60'],
  site: ['--max-old-space-size=256', '--max-semi-space-size=16'],
};

/** Node arguments of the servers, also for tests. */
export const api = {
  name: 'api',
  args: [...HEAP_FLAGS.api, 'api/dist/src/app/main.js'],
  code: ['api/dist'],
};
export const site = {
  name: 'site',
  args: [...HEAP_FLAGS.site, 'site/server.ts'],
  code: ['site/server', 'site/server.ts', 'site/page-cache', 'platform'],
  pages: ['site', 'admin'],
};
