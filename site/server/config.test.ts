import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { readConfig } from './config.ts';

const original = process.env;
beforeEach(() => void (process.env = {} as NodeJS.ProcessEnv));
afterEach(() => void (process.env = original));

test('defaults: port 3000 and proxies on this machine are trusted', () => {
  const { port, apiUrl, trustedProxies } = readConfig();
  assert.deepEqual([port, apiUrl, trustedProxies], [3000, 'http://127.0.0.1:3001', ['loopback']]);
});

test('an empty setting counts as absent', () => {
  Object.assign(process.env, { PORT: '', RATE_LIMITS: '' });
  assert.partialDeepStrictEqual(readConfig(), { port: 3000, rateLimits: true });
});

test('TRUSTED_PROXIES takes addresses, networks and names of private networks', () => {
  process.env.TRUSTED_PROXIES = 'loopback, 10.0.0.0/8 ::1';
  assert.deepEqual(readConfig().trustedProxies, ['loopback', '10.0.0.0/8', '::1']);
  process.env.TRUSTED_PROXIES = 'none';
  assert.deepEqual(readConfig().trustedProxies, []);
});

test('production requires a SITE_KEY of 16 bytes', () => {
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

test('PAGE_CACHE_MB is 24 by default, and 0 in development and with PAGE_CACHE=off', () => {
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
  ['METRICS_PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['API_URL', 'localhost:3001'],
  ['API_URL', 'ftp://localhost'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10'],
  ['TRUSTED_PROXIES', '10/8'],
  ['LOG_LEVEL', 'loud'],
  ['DRAIN_SECONDS', '30'],
  ['SITE_FIGURES', 'Measured'],
  ['SERVICE_WORKER', 'no'],
  ['MAP_EMBED_URL', 'maps'],
  ['ANALYTICS_SRC', 'analytics.js'],
  ['MAP_LINK_URL', 'https://maps.example/search'],
] as const) {
  test(`${name}=${value} is refused by name`, () => {
    process.env[name] = value;
    assert.throws(
      readConfig,
      ({ message }: Error) =>
        message.startsWith(`${name} must be `) && message.includes(`'${value}'`),
    );
  });
}

test('metrics are off by default, and on loopback with METRICS_PORT', () => {
  assert.equal(readConfig().metrics, undefined);
  process.env.METRICS_PORT = '9464';
  assert.deepEqual(readConfig().metrics, { port: 9464, host: '127.0.0.1' });
});
