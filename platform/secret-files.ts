import { readFileSync } from 'node:fs';

/** Settings that are secret. */
export const secretNames: readonly string[] = [
  'ADMIN_PASSWORD',
  'DATABASE_ADMIN_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICAS',
  'DATABASE_URL',
  'JWT_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SITE_KEY',
  'SMTP_URL',
];

/**
 * Secrets read from files: `JWT_SECRET_FILE=/run/secrets/jwt_secret` sets `JWT_SECRET`, without the trailing newline,
 * unless the environment has `JWT_SECRET` itself.
 * @throws Error that names the setting whose file cannot be read
 */
export function secretsFromFiles(environment: NodeJS.Dict<string>): Record<string, string> {
  const fromFile = secretNames.filter((name) => environment[`${name}_FILE`] && !environment[name]);
  return Object.fromEntries(fromFile.map((name) => [name, read(`${name}_FILE`, environment)]));
}

function read(name: string, environment: NodeJS.Dict<string>): string {
  const file = environment[name]!;
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch (error) {
    throw new Error(`${name}: the file ${file} cannot be read (${(error as Error).message}).`);
  }
}
