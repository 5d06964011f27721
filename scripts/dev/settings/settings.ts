import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refusal } from './refusal.ts';

/** Absolute path of the checkout. Commands work from any current folder. */
export const root = resolve(import.meta.dirname, '../../..');

/**
 * Settings of the commands in `scripts/`, from the environment and then from the file `ENV_FILE` (default `.env`, none if
 * empty). `.env.example` describes every variable.
 */
export function readSettings() {
  const { ENV_FILE = '.env' } = process.env;
  if (ENV_FILE && existsSync(join(root, ENV_FILE))) process.loadEnvFile(join(root, ENV_FILE));
  const dataDir = resolve(root, text('DATA_DIR') ?? 'data');
  return {
    port: port('PORT', 3000),
    apiPort: port('API_PORT', 3001),
    postgresPort: port('POSTGRES_PORT', 5439),
    /** Absolute. Holds the database, the images and `secrets.json`. */
    dataDir,
    /** Absent: the embedded PostgreSQL in `dataDir`. */
    databaseUrl: text('DATABASE_URL'),
    /** Of the same database, as its superuser. */
    databaseAdminUrl: text('DATABASE_ADMIN_URL'),
    adminEmail: text('ADMIN_EMAIL') ?? 'admin@example.ng',
    /** Absent: the first start generates one. */
    adminPassword: text('ADMIN_PASSWORD'),
    demoData: text('DEMO_DATA') !== 'off',
    logLevel: text('LOG_LEVEL') ?? 'warn',
    /** Whether to rebuild and restart on changes (`npm run dev`). */
    reload: process.argv.includes('--dev'),
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** An empty variable counts as absent, as in `ADMIN_PASSWORD=` of a copied `.env.example`. */
function text(name: string) {
  return process.env[name]?.trim() || undefined;
}

function port(name: string, otherwise: number) {
  const value = Number(text(name) ?? otherwise);
  if (Number.isInteger(value) && value > 0 && value < 65536) return value;
  throw new Refusal(`${name} must be a port between 1 and 65535, not '${process.env[name]}'.`);
}
