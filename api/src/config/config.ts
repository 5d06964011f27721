import { resolve } from 'node:path';
import { z } from 'zod';
import { orExit } from '#platform/or-exit.ts';
import { secretsFromFiles } from '#platform/secret-files.ts';
import { imagesEnvironment, imagesSettings, refuseHalfAKey } from './images.settings.ts';
import { databaseEnvironment } from './database.settings.ts';
import { mailEnvironment, mailSettings, refuseNoSender, siteOf } from './mail.settings.ts';
import { commaList, onOff, port, wholeNumber } from './value-schemas.ts';

/** Values from examples and tutorials, which production refuses. */
const knownSecrets = /example|change[-_ ]?me|secret[-_ ]?here|password/i;
const knownDatabasePasswords =
  /^(postgres(ql)?|pass(word)?|dev|example|root|admin|secret|test|change-?me|market(place)?|123456(78)?)$/i;

const secret = (name: string, bytes: number) =>
  z
    .string(
      `${name} is not set: give it at least ${bytes} random bytes, as "openssl rand -base64 48" prints.`,
    )
    .refine(
      (value) => Buffer.byteLength(value) >= bytes,
      `${name} must have at least ${bytes} bytes.`,
    );

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;

const Environment = z
  .object({
    NODE_ENV: z.string().default('development'),
    API_HOST: z.string().default('127.0.0.1'),
    API_PORT: port('API_PORT').default(3001),
    ...databaseEnvironment,
    DATA_DIR: z.string().default('data'),
    JWT_SECRET: secret('JWT_SECRET', 32),
    SITE_KEY: secret('SITE_KEY', 16),
    FREE_RENEWALS: onOff('FREE_RENEWALS').default(false),
    REPORTS_TO_HOLD: wholeNumber(2, 'REPORTS_TO_HOLD must be from 0 to 99.').default(3),
    RATE_LIMITS: onOff('RATE_LIMITS').default(true),
    CORS_ORIGINS: commaList(
      isOrigin,
      'CORS_ORIGINS must be origins with commas between them, such as https://example.com,https://example.org.',
    ),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
      )
      .default('info'),
    DRAIN_SECONDS: z
      .string()
      .regex(/^([0-9]|[12][0-9])$/, 'DRAIN_SECONDS must be a whole number from 0 to 29.')
      .transform(Number)
      .default(0),
    METRICS_PORT: port('METRICS_PORT').optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    API_CACHE_MB: wholeNumber(3, 'API_CACHE_MB must be from 0 to 999.').default(16),
    PENDING_IMAGES: wholeNumber(6, 'PENDING_IMAGES must be from 0 to 999999.').default(2_000),
    ...imagesEnvironment,
    ...mailEnvironment,
  })
  .superRefine(refuseHalfAKey)
  .superRefine(refuseNoSender)
  .superRefine((env, issues) => {
    if (env.NODE_ENV !== 'production') return;
    const refuse = (name: string, sentence: string) =>
      issues.addIssue({ code: 'custom', path: [name], message: sentence });
    for (const name of ['JWT_SECRET', 'SITE_KEY'] as const) {
      if (knownSecrets.test(env[name]))
        refuse(name, `${name} is a value from an example: production needs a random one.`);
      else if (new Set(env[name]).size < 8)
        refuse(name, `${name} repeats itself: production needs a random one.`);
    }
    if (env.JWT_SECRET === env.SITE_KEY) {
      refuse('SITE_KEY', 'SITE_KEY is the same as JWT_SECRET: each needs a value of its own.');
    }
    const { username, password = '' }: Partial<URL> = URL.parse(env.DATABASE_URL) ?? {};
    if (knownDatabasePasswords.test(password) || (password && password === username)) {
      refuse('DATABASE_URL', 'DATABASE_URL has a well-known password: production needs its own.');
    }
  });

/** Reads and validates the environment, which .env.example explains. @throws Error with a sentence per invalid variable */
export function loadConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, data: env, error } = Environment.safeParse(given);
  if (!success) throw new Error(error.issues.map(({ message }) => message).join('\n'));
  return {
    host: env.API_HOST,
    port: env.API_PORT,
    databaseUrl: env.DATABASE_URL,
    /** Bypasses a connection pooler, since LISTEN needs a connection of its own. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    databaseConnectTimeoutMs: env.DATABASE_CONNECT_TIMEOUT_MS,
    /** Whether statements are prepared under a name; undefined: find out (read-only-database.ts). */
    databasePrepared: env.DATABASE_PREPARED,
    /** URLs of the replicas for public reads. */
    replicas: env.DATABASE_REPLICAS,
    /** Absolute path of the folder that holds `uploads/`. */
    dataDir: resolve(env.DATA_DIR),
    jwtSecret: env.JWT_SECRET,
    siteKey: env.SITE_KEY,
    rateLimits: env.RATE_LIMITS,
    /** Whether the owner of a company may renew the free plan. */
    freeRenewals: env.FREE_RENEWALS,
    /** Independent confirmed reports that hold a listing; 0: none do. */
    reportsToHold: env.REPORTS_TO_HOLD,
    corsOrigins: env.CORS_ORIGINS,
    logLevel: env.LOG_LEVEL,
    /** Time from SIGTERM, when readiness answers 503, until the port closes. */
    drainSeconds: env.DRAIN_SECONDS,
    /** Size of the cache of answers; 0 turns it off. */
    answerCacheBytes: env.API_CACHE_MB * 1024 * 1024,
    /** Maximum number of pending submissions with an image. */
    pendingImages: env.PENDING_IMAGES,
    images: imagesSettings(env),
    mail: mailSettings(env),
    metrics: env.METRICS_PORT ? { port: env.METRICS_PORT, host: env.METRICS_HOST } : undefined,
    site: siteOf(env),
  };
}

/** The configuration of this process; an invalid one is reported on stderr and ends it. */
export const config = orExit(() =>
  loadConfig({ ...process.env, ...secretsFromFiles(process.env) }),
);
