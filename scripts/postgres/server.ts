import { once } from 'node:events';
import { join } from 'node:path';
import type { Stack } from '../supervisor/stack.ts';

export interface ServerOptions {
  /** Absolute. Made on the first start. */
  folder: string;
  port: number;
  password: string;
  /** Tests need no data after a power cut, and are faster without. */
  durable?: boolean;
}

const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the embedded PostgreSQL as a part of the stack and resolves with the address of its `postgres` database when
 * it takes connections; rejects with the account of its death.
 */
export async function startPostgres(stack: Stack, options: ServerOptions): Promise<string> {
  const { folder, port, password, durable = true } = options;
  const env = {
    ...process.env,
    POSTGRES_FOLDER: folder,
    POSTGRES_PORT: String(port),
    POSTGRES_PASSWORD: password,
    POSTGRES_FLAGS: JSON.stringify(durable ? [] : hasty),
  };
  const keeper = stack.start('postgres', [join(import.meta.dirname, 'keeper.ts')], {
    env,
    shows: (line) => durable && /FATAL|PANIC/.test(line),
  });
  await Promise.race([once(keeper.child, 'message'), stack.failed]);
  return addressOf(port, password);
}

export const addressOf = (port: number, password: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
