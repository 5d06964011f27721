import type { Settings } from '../../scripts/dev/settings/settings.ts';

/** Settings of servers that a test starts itself. */
export const rigSettings = (
  own: Pick<Settings, 'dataDir' | 'postgresPort'> & Partial<Settings>,
): Settings => ({
  port: 3000,
  apiPort: 3001,
  databaseUrl: undefined,
  adminEmail: 'admin@example.ng',
  adminPassword: undefined,
  demoData: false,
  logLevel: 'warn',
  reload: false,
  ...own,
});
