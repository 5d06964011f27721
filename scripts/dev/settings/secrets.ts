import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.ts';

/** POSTGRES_PASSWORD is that of the embedded database's superuser, DATABASE_PASSWORD that of the product's role. */
const names = ['JWT_SECRET', 'SITE_KEY', 'POSTGRES_PASSWORD', 'DATABASE_PASSWORD'] as const;
/** Overridable by environment variables. The password of the embedded database is fixed when its folder is created. */
const overridable = ['JWT_SECRET', 'SITE_KEY'] as const;

export type Secrets = Record<(typeof names)[number], string>;

/** A random secret of 192 bits that needs no quoting in a URL, a shell or a file. */
export const newSecret = () => randomBytes(24).toString('base64url');

/** Secrets from the environment, which are not stored, and from `DATA_DIR/secrets.json`, which the first start writes. */
export function readSecrets(dataDir: string): Secrets {
  createDataDir(dataDir);
  const file = join(dataDir, 'secrets.json');
  const stored = existsSync(file) ? parse(file) : {};
  const missing = names.filter((name) => !stored[name]);
  if (missing.includes('POSTGRES_PASSWORD')) refuseLostPassword(dataDir, file);
  for (const name of missing) stored[name] = newSecret();
  if (missing.length > 0) {
    // Flushed, or a power cut soon after the first start leaves an empty file, and no start after it.
    writeFileSync(`${file}.new`, JSON.stringify(stored, null, 2) + '\n', {
      mode: 0o600,
      flush: true,
    });
    renameSync(`${file}.new`, file);
  }
  const secrets = stored as Secrets;
  for (const name of overridable) secrets[name] = process.env[name] || secrets[name];
  return secrets;
}

/** Other users may enter the data folder, as the postgres user must when we are root, but not list it. */
export function createDataDir(dataDir: string) {
  if (existsSync(dataDir)) return;
  createFolder(dataDir);
  chmodSync(dataDir, 0o711);
}

/** Without `recursive`, with which mkdirSync of Node 24 never returns below /proc. */
function createFolder(folder: string) {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
}

function parse(file: string): Partial<Secrets> {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof stored === 'object' && stored) return stored;
    throw new Error('it holds no secrets');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const advice =
      code === 'EACCES' ? 'let the user that runs this read it' : 'restore it from a copy';
    throw new Refusal(`${file} cannot be read (${message}): ${advice}.`);
  }
}

function refuseLostPassword(dataDir: string, file: string) {
  const database = join(dataDir, 'postgres');
  if (!existsSync(database)) return;
  throw new Refusal(
    `${database} exists, but its password is not in ${file}: restore that file, or move both away to start afresh.`,
  );
}
