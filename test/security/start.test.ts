import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { newSecret } from '../../scripts/dev/settings/secrets.ts';
import { root } from '../../scripts/dev/settings/settings.ts';

/** No server listens on this port: a program that tries to connect has accepted its settings. */
const databaseUrl = (account: string) => `postgres://${account}@127.0.0.1:9/market`;

const accepted = {
  DATABASE_URL: databaseUrl(`market:${newSecret()}`),
  JWT_SECRET: newSecret(),
  SITE_KEY: newSecret(),
};

const api = 'api/dist/src/app/main.js';
const site = 'site/server.ts';
/** One of each kind: config.test.ts of both servers has all rules. */
const rejected: [program: string, setting: string, value: string | undefined, error: RegExp][] = [
  [api, 'JWT_SECRET', undefined, /JWT_SECRET is not set/],
  [api, 'JWT_SECRET', `change-me-${newSecret()}`, /JWT_SECRET is a value from an example/],
  [api, 'DATABASE_URL', databaseUrl('postgres:postgres'), /DATABASE_URL has a well-known password/],
  [site, 'SITE_KEY', undefined, /SITE_KEY is not set/],
];

for (const [program, setting, value, error] of rejected) {
  test(`T5: ${program} does not start in production with ${setting}=${value ?? '(unset)'}`, () => {
    const { PATH } = process.env;
    const { status, stderr } = spawnSync(process.execPath, [join(root, program)], {
      env: { PATH, NODE_ENV: 'production', ...accepted, [setting]: value },
      timeout: 60_000,
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, error);
    assert.doesNotMatch(stderr, / at .*:\d+:\d+/, 'it shows a stack trace');
  });
}
