import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };
import { addressOf } from '../../scripts/dev/postgres/server.ts';
import { readSecrets } from '../../scripts/dev/settings/secrets.ts';
import { root } from '../../scripts/dev/settings/settings.ts';
import { freePort } from './free-port.ts';
import { processesWith } from './processes.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface ProductOptions {
  dataDir?: string;
  /** The script of package.json. */
  script?: 'start' | 'dev';
  /** Overrides the defaults of the tests: free ports, no rate limits. */
  env?: Record<string, string>;
}

export type Product = Awaited<ReturnType<typeof launch>>;

export const adminEmail = 'admin@example.ng';

const dataDirs = new Set<string>();

/** Runs what `npm start` does on free ports with its own data folder. Inherits only PATH, for the same result on every machine. */
export async function launch(options: ProductOptions = {}) {
  const { dataDir = temporaryFolder('product'), script = 'start', env } = options;
  const given: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ENV_FILE: '',
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    POSTGRES_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: adminEmail,
    RATE_LIMITS: 'off',
    ...env,
  };
  dataDirs.add(dataDir);
  const supervisor = spawn('sh', ['-c', manifest.scripts[script]], {
    cwd: root,
    env: given,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  let output = '';
  for (const stream of [supervisor.stdout!, supervisor.stderr!])
    stream.on('data', (text) => (output += String(text)));
  const exited = once(supervisor, 'close').then(() => supervisor.exitCode);
  return {
    process: supervisor,
    dataDir,
    url: `http://127.0.0.1:${given.PORT}`,
    apiUrl: `http://127.0.0.1:${given.API_PORT}`,
    databaseUrl: () =>
      addressOf(Number(given.POSTGRES_PORT), readSecrets(dataDir).POSTGRES_PASSWORD),
    output: () => output,
    /** Resolves with the password of a newly created admin when the product is ready; rejects with its output. */
    ready: () =>
      Promise.race([
        once(supervisor, 'message').then(([message]) => message as { password?: string }),
        exited.then((code): never => {
          throw new Error(`The product ended with ${code}:\n${output}`);
        }),
      ]),
    /** Exit code. */
    exited,
    stop: () => {
      supervisor.kill('SIGTERM');
      return exited;
    },
  };
}

/** Kills what tests that failed have left running, which would keep this process waiting. */
export async function killLaunched(): Promise<void> {
  for (const dataDir of dataDirs)
    for (let ids; (ids = [...processesWith(dataDir).keys()]).length > 0; await wait(100))
      ids.forEach(kill);
}

function kill(id: number) {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has just exited.
  }
}
