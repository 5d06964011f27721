import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { runningServer } from '../postgres/stale-process.ts';
import { addressOf } from '../postgres/server.ts';
import { apiEnvironment } from '../settings/environment.ts';
import { embeddedUrl, openDatabase, prepareRole, whileAlone } from './product.ts';
import { refuse } from '../settings/refusal.ts';
import { readSecrets } from '../settings/secrets.ts';
import { readSettings, root, type Settings } from '../settings/settings.ts';
import { Stack } from '../process/stack.ts';

/**
 * Runs an api command with this process's arguments on the product's database, running or not, and exits with its exit code.
 * With `migrate: false` the command creates the schema itself.
 */
export async function runOnDatabase(program: string, { migrate = true } = {}): Promise<never> {
  const stack = new Stack();
  try {
    const settings = await readSettings();
    await buildStale(stack, ['api']);
    const env = await whileAlone(settings, () => openForCommand(stack, settings, migrate));
    const args = [program, ...process.argv.slice(2)];
    const command = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    await once(command, 'close');
    await stack.stop();
    process.exit(command.exitCode ?? 1);
  } catch (error) {
    await stack.stop();
    refuse(error);
  }
}

/** The environment of a command. */
async function openForCommand(stack: Stack, settings: Settings, migrate: boolean) {
  const secrets = readSecrets(settings.dataDir);
  const server = settings.databaseUrl
    ? undefined
    : runningServer(join(settings.dataDir, 'postgres'));
  const databaseUrl = server
    ? await prepareRole(
        stack,
        embeddedUrl(server.port, secrets),
        addressOf(server.port, secrets.POSTGRES_PASSWORD),
      )
    : await openDatabase(stack, settings, secrets);
  const env = apiEnvironment(settings, secrets, databaseUrl);
  if (!server && migrate)
    await stack.run('the migration of the database', ['api/dist/commands/migrate.js'], { env });
  return env;
}
