import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../supervisor/settings.ts';
import { newSecret } from '../supervisor/secrets.ts';

/** Nobody listens there: a part that gets as far as its database or its port has been let through. */
const database = (account: string) => `postgres://${account}@127.0.0.1:9/market`;

const good = {
  DATABASE_URL: database(`market:${newSecret()}`),
  JWT_SECRET: newSecret(),
  SITE_KEY: newSecret(),
};

/** Runs the real program of a part in production until it ends, and answers what it said. */
function start(program: string, env: NodeJS.Dict<string>) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, program)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    timeout: 20_000,
    encoding: 'utf8',
  });
  return { status, stderr };
}

const refusals: [part: string, wrong: NodeJS.Dict<string>, sentence: RegExp][] = [
  ['api/dist/src/app/main.js', { JWT_SECRET: undefined }, /JWT_SECRET is not set/],
  ['api/dist/src/app/main.js', { JWT_SECRET: 'short' }, /JWT_SECRET must have at least 32 bytes/],
  [
    'api/dist/src/app/main.js',
    { JWT_SECRET: `change-me-${newSecret()}` },
    /JWT_SECRET is a value from an example/,
  ],
  ['api/dist/src/app/main.js', { JWT_SECRET: 'a'.repeat(64) }, /JWT_SECRET repeats itself/],
  ['api/dist/src/app/main.js', { SITE_KEY: undefined }, /SITE_KEY is not set/],
  ['api/dist/src/app/main.js', { SITE_KEY: 'short' }, /SITE_KEY must have at least 16 bytes/],
  [
    'api/dist/src/app/main.js',
    { SITE_KEY: 'an example of a key' },
    /SITE_KEY is a value from an example/,
  ],
  ['api/dist/src/app/main.js', { SITE_KEY: good.JWT_SECRET }, /SITE_KEY is the same as JWT_SECRET/],
  ['api/dist/src/app/main.js', { DATABASE_URL: undefined }, /DATABASE_URL is not set/],
  [
    'api/dist/src/app/main.js',
    { DATABASE_URL: database('postgres:postgres') },
    /DATABASE_URL has a well-known password/,
  ],
  [
    'api/dist/src/app/main.js',
    { DATABASE_URL: database('market:market') },
    /DATABASE_URL has a well-known password/,
  ],
  ['site/server.ts', { SITE_KEY: undefined }, /SITE_KEY is not set/],
  ['site/server.ts', { SITE_KEY: '' }, /SITE_KEY is not set/],
  ['site/server.ts', { SITE_KEY: 'short' }, /SITE_KEY must have at least 16 bytes/],
];

describe('T5: production does not start', () => {
  for (const [program, wrong, sentence] of refusals) {
    const [[name, value] = []] = Object.entries(wrong);
    test(`${program} with ${name}=${value ?? '(nothing)'}`, () => {
      const { status, stderr } = start(program, { ...good, ...wrong });
      assert.equal(status, 1);
      assert.match(stderr, sentence);
      assert.doesNotMatch(stderr, / at .*:\d+:\d+/);
    });
  }
});
