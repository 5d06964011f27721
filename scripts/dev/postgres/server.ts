import { once } from 'node:events';
import { join } from 'node:path';
import type { ChildOptions } from '../process/child-process.ts';
import type { Stack } from '../process/stack.ts';

export interface ServerOptions {
  /** Absolute. Created on the first start. */
  folder: string;
  port: number;
  password: string;
  /** False in tests: faster, loses data in a power cut. */
  durable?: boolean;
  /** PostgreSQL settings, as in `max_connections=20`. */
  flags?: string[];
}

const notDurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts the embedded PostgreSQL. Resolves with the URL of its `postgres` database when it accepts connections. */
export async function startPostgres(stack: Stack, options: ServerOptions): Promise<string> {
  const { child } = stack.start('postgres', [postgresProgram], postgresProcessOptions(options));
  await Promise.race([once(child, 'message'), stack.failed]);
  return addressOf(options.port, options.password);
}

/** Child process that runs one server and sends a message when it accepts connections. */
export const postgresProgram = join(import.meta.dirname, 'postgres-process.ts');

/** How to start `postgresProgram`. */
export function postgresProcessOptions(options: ServerOptions): ChildOptions {
  const { folder, port, password, durable = true, flags = [] } = options;
  const env = {
    ...process.env,
    POSTGRES_FOLDER: folder,
    POSTGRES_PORT: String(port),
    POSTGRES_PASSWORD: password,
    POSTGRES_FLAGS: JSON.stringify([...(durable ? [] : notDurable), ...flags]),
  };
  return { env, shows: (line) => durable && /FATAL|PANIC/.test(line) };
}

/** Address of the server's database, for its superuser by default. */
export const addressOf = (port: number, password: string, role = 'postgres') =>
  `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
