import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { temporaryFolder } from '../../../test/product/product.ts';
import { siteEnvironment } from './environment.ts';
import { Refusal } from './refusal.ts';
import { readSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';

const folder = temporaryFolder('settings');
const file = join(folder, 'database');
const url = 'postgres://market:a-secret-word@127.0.0.1/market';
beforeEach(() => {
  process.env = { NODE_ENV: 'production', ENV_FILE: '', DATA_DIR: folder };
});

test('a start reads secrets, and nothing else, from files unless they are set, and gives the site only the key that is its own', async () => {
  writeFileSync(file, `${url}\n`);
  Object.assign(process.env, {
    DATABASE_URL_FILE: file,
    SITE_KEY_FILE: file,
    SITE_NAME_FILE: file,
    JWT_SECRET_FILE: file,
    JWT_SECRET: 'set itself',
    DATABASE_REPLICAS: url,
  });
  const settings = await readSettings();
  assert.equal(settings.databaseUrl, url);
  const { JWT_SECRET, SITE_NAME } = process.env;
  assert.deepEqual([JWT_SECRET, SITE_NAME], ['set itself', undefined]);
  const { SITE_KEY_FILE: _, SITE_KEY, ...others } = siteEnvironment(settings, readSecrets(folder));
  assert.equal(SITE_KEY, url);
  assert.doesNotMatch(JSON.stringify(others), /a-secret-word|DATABASE_URL|JWT_SECRET/);
});

test('a start is refused when secrets.json holds something else', () => {
  const other = temporaryFolder('secrets');
  writeFileSync(join(other, 'secrets.json'), 'null');
  assert.throws(() => readSecrets(other), Refusal);
});

for (const [name, value, message] of [
  ['DEMO_DATA', 'false', /^DEMO_DATA must be on or off, not 'false'/],
  ['DATA_DIR', '/etc/passwd', /^DATA_DIR is \/etc\/passwd, which is no folder/],
  ['ENV_FILE', 'docs', /docs cannot be read: run .*set ENV_FILE to another/],
  ['METRICS_PORT', '65535', /^METRICS_PORT must be a port between 1 and 65534, not '65535'/],
] as const) {
  test(`a start with ${name}=${value} is refused in a sentence`, async () => {
    process.env[name] = value;
    await assert.rejects(readSettings(), { constructor: Refusal, message });
  });
}

test('a start is refused when the file of a secret cannot be read, by its name', async () => {
  process.env.ADMIN_PASSWORD_FILE = join(folder, 'none');
  const isNamed = (error: Error) =>
    error instanceof Refusal && /^ADMIN_PASSWORD_FILE: the file /.test(error.message);
  await assert.rejects(readSettings(), isNamed);
});
