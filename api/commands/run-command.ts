import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../src/app/database.ts';

export const print = (line: string) => void process.stdout.write(`${line}\n`);
export const printError = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Runs a command-line program on the database. An error prints its message, after `prefix`, to standard error and sets the
 * exit code to 1.
 */
export async function runCommand(
  command: (orm: MikroORM) => Promise<void>,
  prefix = '',
  options = databaseOptions,
): Promise<void> {
  const orm = await MikroORM.init(options);
  try {
    await command(orm);
  } catch (error) {
    printError(`${prefix}${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await orm.close();
  }
}
