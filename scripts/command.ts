/**
 * `node scripts/command.ts <command> …`: runs a command of api/commands with the arguments that follow on the product's
 * database, whether the product runs or not, and exits with its exit code.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildStale } from './dev/build/build.ts';
import { runningServer } from './dev/postgres/stale-process.ts';
import { apiEnvironment } from './dev/settings/environment.ts';
import { embeddedUrl, environmentBefore, openDatabase, whileAlone } from './dev/product/product.ts';
import { refuse } from './dev/settings/refusal.ts';
import { readSecrets } from './dev/settings/secrets.ts';
import { readSettings, root, type Settings } from './dev/settings/settings.ts';
import { Stack } from './dev/process/stack.ts';

const [name, ...args] = process.argv.slice(2);
const program = `api/dist/commands/${name}.js`;
const stack = new Stack();

try {
  const settings = await readSettings();
  await buildStale(stack, ['api']);
  const env = args.includes('--help')
    ? environmentBefore(settings)
    : await whileAlone(settings, () => openForCommand(settings));
  const command = spawn(process.execPath, [program, ...args], { cwd: root, env, stdio: 'inherit' });
  await once(command, 'close');
  await stack.stop();
  process.exit(command.exitCode ?? 1);
} catch (error) {
  await stack.stop();
  refuse(error);
}

/** The environment of a command. A running product has made the role and the tables at its start. */
async function openForCommand(settings: Settings) {
  const secrets = readSecrets(settings.dataDir);
  const server = settings.databaseUrl
    ? undefined
    : runningServer(join(settings.dataDir, 'postgres'));
  const databaseUrl = server
    ? embeddedUrl(server.port, secrets)
    : await openDatabase(stack, settings, secrets);
  const env = apiEnvironment(settings, secrets, databaseUrl);
  // A restore makes the schema itself.
  if (!server && name !== 'restore')
    await stack.run('the migration of the database', ['api/dist/commands/migrate.js'], { env });
  return env;
}
