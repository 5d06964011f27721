import getPort from 'get-port';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };
import { addressOf } from '../../scripts/dev/postgres/server.ts';
import { readSecrets } from '../../scripts/dev/settings/secrets.ts';
import { root } from '../../scripts/dev/settings/settings.ts';

export interface ProductOptions {
  dataDir?: string;
  /** The script of package.json. */
  script?: 'start' | 'dev';
  /** Overrides the defaults of the tests: free ports, no rate limits. */
  env?: NodeJS.Dict<string>;
}

export type Product = Awaited<ReturnType<typeof launch>>;

export const adminEmail = 'admin@example.ng';

/** For a product beside other tests: on a busy machine a new connection takes longer than a visitor should wait. */
export const patient = { DATABASE_CONNECT_TIMEOUT_MS: '20000' };

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
    env: given,
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

/**
 * A port for a server that starts later. It is below those that the system gives to servers and connections without a
 * port of their own, of which tests at the same time open thousands: one of them would take it meanwhile.
 */
export const freePort = () =>
  getPort({ port: Array.from({ length: 20 }, () => randomInt(20_000, 32_000)) });

/** Creates a folder that is deleted when this process exits. Other users, such as postgres, may enter it. */
export function temporaryFolder(name: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `${name}-`));
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Command lines, by process id, of the processes whose environment contains the text. */
export function processesWith(text: string): Map<number, string> {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = ids.filter((id) => read(id, 'environ').includes(text));
  return new Map(found.map((id) => [Number(id), read(id, 'cmdline').replaceAll('\0', ' ')]));
}

/** Id of the one of these whose command line contains another text. */
export const processWith = (text: string, command: string) =>
  [...processesWith(text)].find(([, line]) => line.includes(command))?.[0];

/** Command lines of the processes from `processesWith` that are still running after the timeout. */
export async function leftBehind(text: string, timeoutMs = 60_000): Promise<string[]> {
  const end = Date.now() + timeoutMs;
  while (processesWith(text).size > 0 && Date.now() < end) await wait(100);
  return [...processesWith(text).values()];
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

function read(id: string, name: string) {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    // It has exited, or belongs to another user.
    return '';
  }
}
