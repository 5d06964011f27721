import { MikroORM } from '@mikro-orm/postgresql';
import { config } from '../config/config.ts';
import { databaseOptions } from '../app/database.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { ImageUse } from './image-use.service.ts';
import { imagesCommand } from './images-command.ts';
import { ImageJanitor } from './janitor.ts';
import { imageFolder, imageStorage } from '../images/storage.ts';

/** `node api/dist/src/listing-images/command.js <command>`: see images-command.ts. */
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
      say: (line) => void process.stdout.write(`${line}\n`),
      complain: (line) => void process.stderr.write(`${line}\n`),
    },
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await orm.close();
}
