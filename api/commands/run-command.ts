import { parseArgs, type ParseArgsConfig } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../src/app/database.ts';

export const print = (line: string) => void process.stdout.write(`${line}\n`);
export const printError = (line: string) => void process.stderr.write(`${line}\n`);

/** Arguments that a command does not know; the message is its usage. */
export class UsageError extends Error {}

/** The options and positional arguments; `maxPositionals` is 0 by default. @throws UsageError for any other argument */
export function parseArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  args: readonly string[],
  options: T,
  maxPositionals = 0,
) {
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
    if (parsed.positionals.length <= maxPositionals) return parsed;
  } catch {
    // An unknown option, or one without its value.
  }
  throw new UsageError(usage);
}

/** Time for a connection on a busy machine: no visitor waits behind a command, as behind a request. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Runs a command-line program on the database. An error prints its message, after `prefix`, to standard error and sets the
 * exit code to 1. `timeouts` replace those of requests, in milliseconds; 0: none.
 */
export async function runCommand(
  command: (orm: MikroORM) => Promise<void>,
  prefix = '',
  timeouts: { statement_timeout?: number; lock_timeout?: number } = {},
): Promise<void> {
  const driverOptions = {
    ...databaseOptions.driverOptions,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...timeouts,
  };
  const orm = await MikroORM.init({ ...databaseOptions, driverOptions });
  try {
    await command(orm);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    printError(error instanceof UsageError ? message : prefix + message);
    process.exitCode = 1;
  } finally {
    await orm.close();
  }
}
