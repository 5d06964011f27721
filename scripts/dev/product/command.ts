import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { runningServer } from '../postgres/stale-process.ts';
import { addressOf } from '../postgres/server.ts';
import { apiEnvironment } from '../settings/environment.ts';
import { openDatabase } from './product.ts';
import { refuse } from '../settings/refusal.ts';
import { readSecrets } from '../settings/secrets.ts';
import { readSettings, root } from '../settings/settings.ts';
import { Stack } from '../process/stack.ts';

/**
 * Runs a command of the api with the arguments of this process on the product's database, whether the product is running
 * at the moment or not. Ends this process with the command's exit code. `migrated: false` leaves the schema to the command.
 */
export async function runOnDatabase(
  program: string,
  { migrated = true }: { migrated?: boolean } = {},
): Promise<never> {
  const stack = new Stack();
  try {
    const settings = readSettings();
    const secrets = readSecrets(settings.dataDir);
    await buildStale(stack, ['api']);
    const server = settings.databaseUrl
      ? undefined
      : runningServer(join(settings.dataDir, 'postgres'));
    const databaseUrl = server
      ? addressOf(server.port, secrets.POSTGRES_PASSWORD)
      : await openDatabase(stack, settings, secrets);
    const env = apiEnvironment(settings, secrets, databaseUrl);
    if (!server && migrated)
      await stack.run('the migration of the database', ['api/dist/commands/migrate.js'], { env });
    const command = spawn(process.execPath, [program, ...process.argv.slice(2)], {
      cwd: root,
      env,
      stdio: 'inherit',
    });
    const [code] = await once(command, 'close');
    await stack.stop();
    process.exit(code ?? 1);
  } catch (error) {
    await stack.stop();
    refuse(error);
  }
}
