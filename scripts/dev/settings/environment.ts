import { secretNames } from '#platform/secret-files.ts';
import type { Secrets } from './secrets.ts';
import type { Settings as AllSettings } from './settings.ts';

type Settings = Pick<
  AllSettings,
  'port' | 'apiPort' | 'metricsPort' | 'dataDir' | 'logLevel' | 'reload'
>;

/** Only the api and its commands may read a secret, or the name of its file; the site has one of its own. */
const isPrivateToApi = (name: string) =>
  name !== 'SITE_KEY' && secretNames.includes(name.replace(/_FILE$/, ''));

/** Environment of the api and its commands: that of this process, completed from the settings. */
export function apiEnvironment(
  settings: Settings,
  secrets: Pick<Secrets, 'JWT_SECRET' | 'SITE_KEY'>,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  const { ADMIN_PASSWORD: _, DATABASE_ADMIN_URL: __, ...inherited } = process.env;
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

/** Environment of the site, without the secrets of the api. */
export function siteEnvironment(settings: Settings, secrets: Secrets): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !isPrivateToApi(name));
  const { API_URL } = process.env;
  const { metricsPort } = settings;
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: settings.reload ? 'development' : 'production',
    LOG_LEVEL: settings.logLevel,
    PORT: String(settings.port),
    SITE_URL: siteUrl(settings),
    API_URL: API_URL || `http://127.0.0.1:${settings.apiPort}`,
    SITE_KEY: secrets.SITE_KEY,
    ...(metricsPort && { METRICS_PORT: String(metricsPort + 1) }),
  };
}

/** Public address of the site, for links in pages and mails. */
const siteUrl = ({ port }: Settings) => process.env.SITE_URL || `http://localhost:${port}`;
