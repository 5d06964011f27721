import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { readConfig } from './config.ts';

const names = [
  ...['PORT', 'API_URL', 'TRUSTED_PROXIES', 'LOG_LEVEL', 'DRAIN_SECONDS', 'SITE_KEY', 'NODE_ENV'],
  ...['PAGE_CACHE', 'PAGE_CACHE_MB', 'METRICS_PORT', 'METRICS_HOST'],
];
const before = Object.fromEntries(names.map((name) => [name, process.env[name]]));

beforeEach(() => names.forEach((name) => delete process.env[name]));
afterEach(() => {
  for (const name of names) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
});

test('without any setting it listens on 3000 and believes no proxy', () => {
  const { port, apiUrl, trustedProxies } = readConfig();
  assert.deepEqual([port, apiUrl, trustedProxies], [3000, 'http://127.0.0.1:3001', []]);
});

test('an empty setting counts as none', () => {
  process.env.PORT = '';
  assert.equal(readConfig().port, 3000);
});

test('proxies are named by address, by network or by the words for private ones', () => {
  process.env.TRUSTED_PROXIES = 'loopback, 10.0.0.0/8 ::1';
  assert.deepEqual(readConfig().trustedProxies, ['loopback', '10.0.0.0/8', '::1']);
});

test('in production it needs the key that the api has', () => {
  assert.equal(readConfig().siteKey, '');
  process.env.NODE_ENV = 'production';
  assert.throws(
    readConfig,
    /^Error: SITE_KEY is not set: give it the same value as the api has\.$/,
  );
  process.env.SITE_KEY = 'x'.repeat(15);
  assert.throws(readConfig, /^Error: SITE_KEY must have at least 16 bytes\.$/);
  process.env.SITE_KEY = 'x'.repeat(16);
  assert.equal(readConfig().siteKey, 'x'.repeat(16));
});

test('pages are kept in 24 MiB unless told, and not at all while developing', () => {
  assert.equal(readConfig().pageCacheBytes, 24 * 1024 * 1024);
  process.env.PAGE_CACHE_MB = '5';
  assert.equal(readConfig().pageCacheBytes, 5 * 1024 * 1024);
  process.env.PAGE_CACHE = 'off';
  assert.equal(readConfig().pageCacheBytes, 0);
  process.env.PAGE_CACHE = 'on';
  process.env.NODE_ENV = 'development';
  assert.equal(readConfig().pageCacheBytes, 0);
});

for (const [name, value] of [
  ['PAGE_CACHE', 'yes'],
  ['PAGE_CACHE_MB', '4097'],
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['API_URL', 'localhost:3001'],
  ['API_URL', 'ftp://localhost'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['DRAIN_SECONDS', '30'],
] as const) {
  test(`${name}=${value} is refused in a sentence that names it`, () => {
    process.env[name] = value;
    assert.throws(
      readConfig,
      ({ message }: Error) =>
        message.startsWith(`${name} must be `) && message.includes(`'${value}'`),
    );
  });
}

test('figures are told on this machine alone, and only where a port says so', () => {
  assert.equal(readConfig().metrics, undefined);
  process.env.METRICS_PORT = '9464';
  assert.deepEqual(readConfig().metrics, { port: 9464, host: '127.0.0.1' });
  process.env.METRICS_PORT = '65536';
  assert.throws(
    readConfig,
    /^Error: METRICS_PORT must be a whole number from 0 to 65535, not '65536'\.$/,
  );
});
