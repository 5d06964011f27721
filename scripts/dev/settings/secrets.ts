import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

const names = ['JWT_SECRET', 'SITE_KEY', 'POSTGRES_PASSWORD'] as const;
/** Those that the environment may give. The password of the embedded database is what its folder was made with. */
const givable = ['JWT_SECRET', 'SITE_KEY'] as const;

export type Secrets = Record<(typeof names)[number], string>;

/** A new secret of 192 bits that needs no quoting in an address, a shell or a file. */
export const newSecret = () => randomBytes(24).toString('base64url');

/**
 * The secrets of this installation: made on the first start, kept in `DATA_DIR/secrets.json` for the next ones.
 * What the environment gives goes first and is not written down.
 */
export function readSecrets(dataDir: string): Secrets {
  openFolder(dataDir);
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? parse(file) : {};
  const missing = names.filter((name) => !kept[name]);
  for (const name of missing) kept[name] = newSecret();
  if (missing.length > 0) {
    if (missing.includes('POSTGRES_PASSWORD')) refuseForgottenPassword(dataDir, file);
    writeFileSync(`${file}.new`, JSON.stringify(kept, null, 2) + '\n', { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const given = givable.filter((name) => process.env[name]);
  return {
    ...kept,
    ...Object.fromEntries(given.map((name) => [name, process.env[name]])),
  } as Secrets;
}

/** Others may pass through the data folder (as root, PostgreSQL's own user must) but not list it. */
function openFolder(dataDir: string) {
  if (existsSync(dataDir)) return;
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o711);
}

function parse(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal(
      `${file} cannot be read (${(error as Error).message}): restore it from a copy.`,
    );
  }
}

function refuseForgottenPassword(dataDir: string, file: string) {
  const database = join(dataDir, 'postgres');
  if (!existsSync(database)) return;
  throw new Refusal(
    `${database} exists, but its password is not in ${file}: restore that file, or move both away to start afresh.`,
  );
}
