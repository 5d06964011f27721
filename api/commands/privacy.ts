import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { config } from '../src/config/config.ts';
import { databaseOptions } from '../src/app/database.ts';
import { ImagesService } from '../src/images/images.service.ts';
import { privacyCommand } from './privacy/privacy-command.ts';

/**
 * `node api/dist/commands/privacy.js <command>`, as in privacy-command.ts. Exits with 0 after success, 2 after a dry run
 * without `--yes`, and 1 after an error, with its message on standard error.
 */
const orm = await MikroORM.init(databaseOptions);
try {
  process.exitCode = await privacyCommand(
    { orm, images: new ImagesService(), mailFolder: join(config.dataDir, 'mail') },
    process.argv.slice(2),
    (line) => void process.stdout.write(`${line}\n`),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await orm.close();
}
