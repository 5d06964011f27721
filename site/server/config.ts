import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { MetricsAddress } from '#platform/metrics.ts';

const site = join(import.meta.dirname, '..');
const text = (name: string) => process.env[name]?.trim() ?? '';

/** Settings of the server; those of the pages are in `app/layout/settings.server.ts`. */
export const readConfig = () => ({ ...readSettings(), siteKey: key('SITE_KEY') });

/** The same without the secret, which `npm start` makes after it has checked them. @throws Error with a sentence */
export function readSettings() {
  checkPageSettings();
  return {
    port: whole('PORT', 3000, 65535),
    /** Address to listen on; absent: every address of the machine. */
    host: text('HOST') || undefined,
    /** Origin of the API, for pages and for browsers through the proxy. */
    apiUrl: address('API_URL', 'http://127.0.0.1:3001'),
    /** Addresses or networks whose X-Forwarded-… headers are trusted, such as `loopback, 10.0.0.0/8`; `none`: of nobody. */
    trustedProxies: networks('TRUSTED_PROXIES'),
    logLevel: oneOf('LOG_LEVEL', ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent']),
    /** Seconds of 503 from the readiness check before the port closes, for load balancers. */
    drainSeconds: whole('DRAIN_SECONDS', 0, 29),
    /** 0 turns the page cache off. */
    pageCacheBytes: pageCache() === 'off' ? 0 : whole('PAGE_CACHE_MB', 24, 4096) * 1024 * 1024,
    metrics: metricsAddress(),
    /** Whether browsers must use HTTPS for names below the site's too. */
    hstsSubdomains: oneOf('HSTS_SUBDOMAINS', ['off', 'on']) === 'on',
    /** Whether networks have budgets. */
    rateLimits: oneOf('RATE_LIMITS', ['on', 'off']) === 'on',
    development: process.env.NODE_ENV === 'development',
    clientFiles: join(site, 'build/client'),
    adminFiles: join(site, '../admin/dist'),
  };
}

/** Settings of the pages, where a mistake would otherwise mean the default. */
function checkPageSettings() {
  oneOf('SITE_FIGURES', ['claimed', 'measured']);
  oneOf('SERVICE_WORKER', ['on', 'off']);
  for (const name of ['MAP_EMBED_URL', 'MAP_LINK_URL', 'ANALYTICS_SRC'])
    address(name, 'https://example.com');
  for (const name of ['MAP_EMBED_URL', 'MAP_LINK_URL'])
    if (text(name) && !text(name).includes('{query}'))
      throw new Error(
        `${name} must be an address with {query} for the place, not '${text(name)}'.`,
      );
}

const pageCache = () =>
  process.env.NODE_ENV === 'development' ? 'off' : oneOf('PAGE_CACHE', ['on', 'off']);

function metricsAddress(): MetricsAddress | undefined {
  const port = whole('METRICS_PORT', 0, 65535);
  return port === 0 ? undefined : { port, host: text('METRICS_HOST') || '127.0.0.1' };
}

export type Config = ReturnType<typeof readConfig>;

/** A secret shared with the API, which makes it trust `X-Visitor-Address`; required in production: without it the API would apply one visitor's limits to all. */
function key(name: string): string {
  const value = text(name);
  if (process.env.NODE_ENV !== 'production') return value;
  if (!value) throw new Error(`${name} is not set: give it the same value as the api has.`);
  if (Buffer.byteLength(value) < 16) throw new Error(`${name} must have at least 16 bytes.`);
  return value;
}

function whole(name: string, fallback: number, max: number): number {
  const value = text(name) || String(fallback);
  if (/^\d+$/.test(value) && Number(value) <= max) return Number(value);
  throw new Error(`${name} must be a whole number from 0 to ${max}, not '${value}'.`);
}

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** The first choice is the default. */
function oneOf(name: string, choices: [string, ...string[]]): string {
  const value = text(name) || choices[0];
  if (choices.includes(value)) return value;
  throw new Error(`${name} must be ${either.format(choices)}, not '${value}'.`);
}

function networks(name: string): string[] {
  const value = text(name) || 'loopback';
  if (value === 'none') return [];
  const list = value.split(/[\s,]+/).filter(Boolean);
  const wrong = list.find((item) => !isNetwork(item));
  if (wrong === undefined) return list;
  throw new Error(
    `${name} must be addresses or networks such as loopback or 10.0.0.0/8, not '${wrong}'.`,
  );
}

/** The names and forms that Express knows; not the short forms of ipaddr.js, such as 10 for 0.0.0.10. */
function isNetwork(item: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(item)) return true;
  const [address = ''] = item.split('/');
  return isIP(address) !== 0 && (item === address || ipaddr.isValidCIDR(item));
}

function address(name: string, fallback: string): string {
  const value = text(name) || fallback;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
    return new URL(value).origin;
  throw new Error(`${name} must be an address such as ${fallback}, not '${value}'.`);
}
