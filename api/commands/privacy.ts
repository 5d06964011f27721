import { join } from 'node:path';
import { config } from '../src/config/config.ts';
import { ImagesService } from '../src/platform/images/images.service.ts';
import { privacyCommand } from './privacy/privacy-command.ts';
import { print, runCommand } from './run-command.ts';

/**
 * `node api/dist/commands/privacy.js <command>`, as in privacy-command.ts. Exits with 0 after success, 2 after a dry run
 * without `--yes`, and 1 after an error, with its message on standard error.
 */
await runCommand(async (orm) => {
  const mailFolder = join(config.dataDir, 'mail');
  const dependencies = { orm, images: new ImagesService(), mailFolder };
  process.exitCode = await privacyCommand(dependencies, process.argv.slice(2), print);
});
