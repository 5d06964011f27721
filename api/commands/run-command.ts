import { parseArgs, type ParseArgsConfig } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { databaseOptions } from '../src/app/database.ts';

// A reader of the output that has seen enough, as `head` has, is no failure. A full disk is.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
export const print = (line: string) => void process.stdout.write(`${line}\n`);
export const printError = (line: string) => void process.stderr.write(`${line}\n`);

/** Arguments that a command does not know, or `--help`; the message is its usage. */
export class UsageError extends Error {
  constructor(
    usage: string,
    readonly isAsked = false,
  ) {
    super(usage);
  }
}

/** The options and positional arguments; `maxPositionals` is 0 by default. @throws UsageError for any other argument */
export function parseArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  args: readonly string[],
  options: T,
  maxPositionals = 0,
) {
  if (args.includes('--help')) throw new UsageError(usage, true);
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
  let pool: Pool | undefined;
  const driverOptions = {
    ...databaseOptions.driverOptions,
    onPoolCreated: (made: Pool) => void (pool = made),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...timeouts,
  };
  const orm = await MikroORM.init({ ...databaseOptions, driverOptions });
  try {
    await command(orm);
  } catch (error) {
    if (error instanceof UsageError && error.isAsked) return print(error.message);
    printError(error instanceof UsageError ? error.message : prefix + (await reason(orm, error)));
    process.exitCode = 1;
  } finally {
    await orm.close();
    // Kysely ends only a pool that it has used itself; the process would wait for its idle connections, 10 s.
    if (!pool?.ending) await pool?.end();
  }
}

/** The message of an error; of one that comes from the database of the command, with what the operator can do. */
async function reason(orm: MikroORM, error: unknown): Promise<string> {
  if (!(error instanceof Error)) return String(error);
  const { message, code } = error as { message: string; code?: string };
  // It was caught, and says what was tried.
  if (error.cause) return message;
  // Only errors of systems, and of pg's timeouts, can be those of a connection.
  if (code === undefined && !/connect/i.test(message)) return message;
  const answers = orm.em.fork().execute('select 1');
  if (!(await answers.then(Boolean, () => false)))
    return `PostgreSQL cannot be used at the address in DATABASE_URL (${message}). Check that it runs and that the address is right; docs/operations.md tells about TLS.`;
  if (code === UNDEFINED_TABLE)
    return `The database lacks tables (${message}): 'node api/dist/commands/migrate.js' makes them.`;
  if (code === INSUFFICIENT_PRIVILEGE)
    return `The role in DATABASE_URL lacks a right (${message}): make it the owner of the database, by 'alter database … owner to …', and of what is in it.`;
  return message;
}

/** Of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNDEFINED_TABLE = '42P01';
const INSUFFICIENT_PRIVILEGE = '42501';
