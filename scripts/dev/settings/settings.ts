import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refusal } from './refusal.ts';

/** The folder of the checkout: every command works from any current folder. */
export const root = resolve(import.meta.dirname, '../../..');

/**
 * What the commands in `scripts/` read from the environment; `.env.example` describes every variable.
 * A `.env` file in the checkout (or `ENV_FILE` instead; empty: none) fills in what the environment does not say.
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
    adminEmail: text('ADMIN_EMAIL') ?? 'admin@example.ng',
    /** Absent: one is made on the first start. */
    adminPassword: text('ADMIN_PASSWORD'),
    demoData: text('DEMO_DATA') !== 'off',
    logLevel: text('LOG_LEVEL') ?? 'warn',
    /** Whether changed sources are taken up while the product runs (`npm run dev`). */
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
