import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { config } from '../src/config/config.ts';
import { databaseOptions } from '../src/app/database.ts';
import { ImagesService } from '../src/images/images.service.ts';
import { personCommand } from './privacy/privacy-command.ts';

/**
 * `node api/dist/commands/privacy.js <command>`: see person-command.ts. Ends with 0 when it was done, with 2 when `--yes` is
 * missing and with 1 when it could not be done, for which standard error has the sentence.
 */
const orm = await MikroORM.init(databaseOptions);
try {
  process.exitCode = await personCommand(
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
