import { isIP } from 'node:net';
import { join } from 'node:path';
import type { MetricsAddress } from '#platform/metrics.ts';

const site = join(import.meta.dirname, '..');
const text = (name: string) => process.env[name]?.trim() ?? '';

/** What the server itself reads from the environment; what pages show is in `app/settings.server.ts`. */
export function readConfig() {
  return {
    port: whole('PORT', 3000, 65535),
    /** Where the api listens: pages fetch from it, and browsers reach it through us. */
    apiUrl: address('API_URL', 'http://127.0.0.1:3001'),
    /** The secret that lets us tell the api a visitor's address. */
    siteKey: key('SITE_KEY'),
    /** Addresses or networks whose X-Forwarded-… headers are believed, such as `loopback, 10.0.0.0/8`. */
    trustedProxies: networks('TRUSTED_PROXIES'),
    logLevel: oneOf('LOG_LEVEL', ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent']),
    /** Seconds in which readiness answers 503 before the port closes, so that a balancer looks elsewhere. */
    drainSeconds: whole('DRAIN_SECONDS', 0, 29),
    /** Most bytes of finished pages in memory; 0 keeps none. */
    pageCacheBytes: pageCache() === 'off' ? 0 : whole('PAGE_CACHE_MB', 24, 4096) * 1024 * 1024,
    /** Where Prometheus reads our figures; undefined when nobody asks for them. */
    metrics: metricsAddress(),
    development: process.env.NODE_ENV === 'development',
    clientFiles: join(site, 'build/client'),
    adminFiles: join(site, '../admin/dist'),
  };
}

/** While developing a page is to be as new as its code. */
const pageCache = () =>
  process.env.NODE_ENV === 'development' ? 'off' : oneOf('PAGE_CACHE', ['on', 'off']);

function metricsAddress(): MetricsAddress | undefined {
  const port = whole('METRICS_PORT', 0, 65535);
  return port === 0 ? undefined : { port, host: text('METRICS_HOST') || '127.0.0.1' };
}

export type Config = ReturnType<typeof readConfig>;

/**
 * A secret shared with the api. Without it the api takes all visitors for one, and the limits meant for a single one of
 * them would shut out everybody: production refuses to start so.
 */
function key(name: string): string {
  const value = text(name);
  if (process.env.NODE_ENV !== 'production') return value;
  if (!value) throw new Error(`${name} is not set: give it the same value as the api has.`);
  if (Buffer.byteLength(value) < 16) throw new Error(`${name} must have at least 16 bytes.`);
  return value;
}

function whole(name: string, fallback: number, most: number): number {
  const value = text(name) || String(fallback);
  if (/^\d+$/.test(value) && Number(value) <= most) return Number(value);
  throw new Error(`${name} must be a whole number from 0 to ${most}, not '${value}'.`);
}

/** The first is the one when nothing is said. */
function oneOf(name: string, choices: [string, ...string[]]): string {
  const value = text(name) || choices[0];
  if (choices.includes(value)) return value;
  throw new Error(`${name} must be one of ${choices.join(', ')}, not '${value}'.`);
}

function networks(name: string): string[] {
  const list = text(name)
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = list.find((item) => !isNetwork(item));
  if (wrong === undefined) return list;
  throw new Error(
    `${name} must be addresses or networks such as loopback or 10.0.0.0/8, not '${wrong}'.`,
  );
}

/** The names and forms that Express knows. */
function isNetwork(item: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(item)) return true;
  const [address = '', bits = '0'] = item.split('/');
  return (
    isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
  );
}

function address(name: string, fallback: string): string {
  const value = text(name) || fallback;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
    return new URL(value).origin;
  throw new Error(`${name} must be an address such as ${fallback}, not '${value}'.`);
}
