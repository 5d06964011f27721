import { MikroORM } from '@mikro-orm/postgresql';
import { config } from '../src/config/config.ts';
import { databaseOptions } from '../src/app/database.ts';
import { ReadOnlyDatabase } from '../src/platform/database/read-only-database.ts';
import { ImageUse } from '../src/listing-images/image-use.service.ts';
import { imagesCommand } from './images/images-command.ts';
import { ImageJanitor } from '../src/listing-images/janitor.ts';
import { imageFolder, imageStorage } from '../src/images/storage.ts';

/** `node api/dist/commands/images.js <command>`, as in images-command.ts. */
const orm = await MikroORM.init(databaseOptions);
const use = new ImageUse(new ReadOnlyDatabase(orm.em.fork()));
try {
  await imagesCommand(
    process.argv.slice(2),
    {
      clean: (force) => new ImageJanitor(imageStorage(), use).clean(new Date(), force),
      folder: imageFolder(),
      bucket: config.images.bucket && imageStorage(),
    },
    {
      print: (line) => void process.stdout.write(`${line}\n`),
      printError: (line) => void process.stderr.write(`${line}\n`),
    },
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await orm.close();
}
