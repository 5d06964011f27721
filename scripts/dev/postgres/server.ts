import { once } from 'node:events';
import { join } from 'node:path';
import type { PartOptions } from '../process/child-process.ts';
import type { Stack } from '../process/stack.ts';

export interface ServerOptions {
  /** Absolute. Made on the first start. */
  folder: string;
  port: number;
  password: string;
  /** Tests need no data after a power cut, and are faster without. */
  durable?: boolean;
  /** Settings of PostgreSQL itself, as in `max_connections=20`. */
  flags?: string[];
}

const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the embedded PostgreSQL as a part of the stack and resolves with the address of its `postgres` database when
 * it takes connections; rejects with the account of its death.
 */
export async function startPostgres(stack: Stack, options: ServerOptions): Promise<string> {
  const keeper = stack.start('postgres', [keeperProgram], keeperOptions(options));
  await Promise.race([once(keeper.child, 'message'), stack.failed]);
  return addressOf(options.port, options.password);
}

/** The program of a part that keeps such a server, and says something once it takes connections. */
export const keeperProgram = join(import.meta.dirname, 'postgres-process.ts');

/** How `keeperProgram` is to be started. */
export function keeperOptions(options: ServerOptions): PartOptions {
  const { folder, port, password, durable = true, flags = [] } = options;
  const env = {
    ...process.env,
    POSTGRES_FOLDER: folder,
    POSTGRES_PORT: String(port),
    POSTGRES_PASSWORD: password,
    POSTGRES_FLAGS: JSON.stringify([...(durable ? [] : hasty), ...flags]),
  };
  return { env, shows: (line) => durable && /FATAL|PANIC/.test(line) };
}

export const addressOf = (port: number, password: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
