import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { newSecret } from '../../scripts/dev/settings/secrets.ts';
import { root } from '../../scripts/dev/settings/settings.ts';

const accepted = {
  // No server listens there: a program that tries to connect has accepted its settings.
  DATABASE_URL: `postgres://market:${newSecret()}@127.0.0.1:9/market`,
  JWT_SECRET: newSecret(),
  SITE_KEY: newSecret(),
};

// One of each server: config.test.ts of both has all rules.
for (const [program, setting, value, error] of [
  ['api/dist/src/app/main.js', 'JWT_SECRET', `change-me-${newSecret()}`, /is a value from an ex/],
  ['site/server.ts', 'SITE_KEY', undefined, /SITE_KEY is not set/],
] as const)
  test(`T5: ${program} does not start in production with ${setting}=${value ?? '(unset)'}`, () => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const { status, stderr } = spawnSync(process.execPath, [join(root, program)], {
      env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...accepted, [setting]: value },
      timeout: 60_000,
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, error);
    assert.doesNotMatch(stderr, / at .*:\d+:\d+/, 'it shows a stack trace');
  });
