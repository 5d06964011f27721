import { config } from '../src/config/config.ts';
import { imageFolder, imageStorage } from '../src/platform/images/storage.ts';
import { ImageUse } from '../src/listing-images/image-use.service.ts';
import { ImageJanitor } from '../src/listing-images/janitor.ts';
import { ReadOnlyDatabase } from '../src/platform/database/read-only-database.ts';
import { imagesCommand } from './images/images-command.ts';
import { print, printError, runCommand } from './run-command.ts';

/** `node api/dist/commands/images.js <command>`, as in images-command.ts. */
await runCommand(async (orm) => {
  const use = new ImageUse(new ReadOnlyDatabase(orm.em.fork()));
  const dependencies = {
    clean: (force: boolean) => new ImageJanitor(imageStorage(), use).clean(new Date(), force),
    folder: imageFolder(),
    bucket: config.images.bucket && imageStorage(),
  };
  await imagesCommand(process.argv.slice(2), dependencies, { print, printError });
});
