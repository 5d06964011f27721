import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addressOf } from '../../scripts/dev/postgres/server.ts';
import { freePorts } from '../../scripts/dev/process/ports.ts';
import { readSecrets } from '../../scripts/dev/settings/secrets.ts';
import { root } from '../../scripts/dev/settings/settings.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface ProductOptions {
  dataDir?: string;
  /** Overrides the defaults of the tests: free ports, no rate limits. */
  env?: Record<string, string>;
}

export type Product = Awaited<ReturnType<typeof launch>>;

export const adminEmail = 'admin@example.ng';

/**
 * Runs the script of `npm start` on free ports with its own data folder. The caller's environment is not passed on, so
 * that a test gives the same result on every machine.
 */
export async function launch({
  dataDir = temporaryFolder('product'),
  env = {},
}: ProductOptions = {}) {
  const [port, apiPort, postgresPort] = await freePorts(3);
  const given: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ENV_FILE: '',
    PORT: String(port),
    API_PORT: String(apiPort),
    POSTGRES_PORT: String(postgresPort),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: adminEmail,
    RATE_LIMITS: 'off',
    ...env,
  };
  const process_ = fork(join(root, 'scripts/start.ts'), {
    env: given,
    execArgv: [],
    silent: true,
    detached: true,
  });
  let output = '';
  for (const stream of [process_.stdout!, process_.stderr!])
    stream.on('data', (text) => (output += text));
  const exited = once(process_, 'close').then(([code]) => code as number | null);
  return {
    process: process_,
    dataDir,
    url: `http://127.0.0.1:${given.PORT}`,
    apiUrl: `http://127.0.0.1:${given.API_PORT}`,
    databaseUrl: () =>
      addressOf(Number(given.POSTGRES_PORT), readSecrets(dataDir).POSTGRES_PASSWORD),
    output: () => output,
    /** Resolves when the product is ready, with the admin's password if one was made; rejects with its output. */
    ready: async () => {
      const said = once(process_, 'message').then(([message]) => message as { password?: string });
      const ended = exited.then((code) =>
        Promise.reject(new Error(`The product ended with ${code}:\n${output}`)),
      );
      return Promise.race([said, ended]);
    },
    /** The exit code. */
    exited,
    stop: async () => {
      process_.kill('SIGTERM');
      return exited;
    },
  };
}
