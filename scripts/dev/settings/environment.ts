import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** What only the api and its commands may know. */
const privateToApi = [
  'DATABASE_URL',
  'JWT_SECRET',
  'ADMIN_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
];

/** The environment of the api and its commands: ours, completed with what the settings decide. */
export function apiEnvironment(
  settings: Settings,
  secrets: Secrets,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  const { ADMIN_PASSWORD: _, ...inherited } = process.env;
  return {
    ...inherited,
    NODE_ENV: settings.reload ? 'development' : 'production',
    LOG_LEVEL: settings.logLevel,
    SITE_URL: siteUrl(settings),
    API_PORT: String(settings.apiPort),
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    JWT_SECRET: secrets.JWT_SECRET,
    SITE_KEY: secrets.SITE_KEY,
  };
}

/** The environment of the site, which has no business with the database or with signing tokens. */
export function siteEnvironment(settings: Settings, secrets: Secrets): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !privateToApi.includes(name));
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: settings.reload ? 'development' : 'production',
    LOG_LEVEL: settings.logLevel,
    PORT: String(settings.port),
    SITE_URL: siteUrl(settings),
    API_URL: process.env.API_URL || `http://127.0.0.1:${settings.apiPort}`,
    SITE_KEY: secrets.SITE_KEY,
    ...besideTheApi(process.env.METRICS_PORT),
  };
}

/** Two servers cannot tell their figures on the same port. */
const besideTheApi = (port: string | undefined): NodeJS.Dict<string> =>
  port ? { METRICS_PORT: String(Number(port) + 1) } : {};

/** Where people find the site, which pages and mails link to. */
const siteUrl = ({ port }: Settings) => process.env.SITE_URL || `http://localhost:${port}`;
