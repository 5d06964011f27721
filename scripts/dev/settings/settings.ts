import getPort from 'get-port';
import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { secretsFromFiles } from '#platform/secret-files.ts';
import { Refusal } from './refusal.ts';

/** Absolute path of the checkout. Commands work from any current folder. */
export const root = resolve(import.meta.dirname, '../../..');

/**
 * Settings of the commands in `scripts/`, from the environment and then from the file `ENV_FILE` (default `.env`, none if
 * empty). `.env.example` describes every variable.
 */
export async function readSettings() {
  readEnvFile();
  // As the servers do.
  try {
    Object.assign(process.env, secretsFromFiles(process.env));
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
  const dataDir = resolve(root, text('DATA_DIR') ?? 'data');
  if (existsSync(dataDir) && !statSync(dataDir).isDirectory())
    throw new Refusal(`DATA_DIR is ${dataDir}, which is no folder: set it to another.`);
  return {
    port: port('PORT') ?? 3000,
    /** Address of the site; absent: every address of the machine. */
    host: host('HOST'),
    /** Internal: a free port unless it is set. */
    apiPort: port('API_PORT') ?? (await getPort()),
    postgresPort: port('POSTGRES_PORT') ?? (await getPort()),
    /** Of the api; the site takes the next one. */
    metricsPort: port('METRICS_PORT', 65_534),
    /** Absolute. Holds the database, the images and `secrets.json`. */
    dataDir,
    /** Absent: the embedded PostgreSQL in `dataDir`. */
    databaseUrl: text('DATABASE_URL'),
    /** URL of the same database with its superuser. */
    databaseAdminUrl: text('DATABASE_ADMIN_URL'),
    adminEmail: text('ADMIN_EMAIL') ?? 'admin@example.ng',
    /** Absent: the first start generates one. */
    adminPassword: text('ADMIN_PASSWORD'),
    demoData: isOn('DEMO_DATA'),
    logLevel: text('LOG_LEVEL') ?? 'warn',
    /** Whether to rebuild and restart on changes (`npm run dev`). */
    reload: process.argv.includes('--dev'),
  };
}

export type Settings = Awaited<ReturnType<typeof readSettings>>;

export const isSet = (name: string) => text(name) !== undefined;

function readEnvFile() {
  const { ENV_FILE = '.env' } = process.env;
  const file = resolve(root, ENV_FILE);
  if (!ENV_FILE || !existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch {
    // Node says ENOENT, whatever the reason.
    throw new Refusal(
      `${file} cannot be read: run this as a user who may, or set ENV_FILE to another file.`,
    );
  }
}

/** An empty variable counts as absent, as in `ADMIN_PASSWORD=` of a copied `.env.example`. */
function text(name: string) {
  return process.env[name]?.trim() || undefined;
}

function isOn(name: string) {
  const value = text(name) ?? 'on';
  if (['on', 'off'].includes(value)) return value === 'on';
  throw new Refusal(`${name} must be on or off, not '${value}'.`);
}

function host(name: string) {
  const value = text(name);
  if (value === undefined || isIP(value)) return value;
  throw new Refusal(`${name} must be an IP address such as 127.0.0.1, not '${value}'.`);
}

function port(name: string, max = 65_535) {
  if (!text(name)) return undefined;
  const value = Number(text(name));
  if (Number.isInteger(value) && value > 0 && value <= max) return value;
  throw new Refusal(`${name} must be a port between 1 and ${max}, not '${process.env[name]}'.`);
}
