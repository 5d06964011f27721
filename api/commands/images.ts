import {
  type ImageFile,
  imageFiles,
  type ImageStorage,
} from '../src/platform/images/image-storage.ts';
import { explain, reasonOf } from '../src/platform/images/bucket-storage.ts';
import { imageFolder, imageStorage } from '../src/platform/images/storage.ts';
import { ImageUse } from '../src/listing-images/image-use.service.ts';
import { type Cleaning, ImageJanitor } from '../src/listing-images/janitor.ts';
import { ReadOnlyDatabase } from '../src/platform/database/read-only-database.ts';
import { config } from '../src/config/config.ts';
import { parseArguments, print, printError, runCommand, UsageError } from './run-command.ts';

export interface Dependencies {
  clean: (force: boolean) => Promise<Cleaning>;
  folder: ImageStorage;
  /** Undefined when the settings have no bucket. */
  bucket: ImageStorage | undefined;
}

export interface Output {
  print: (line: string) => void;
  printError: (line: string) => void;
}

const usage = `npm run images -- move            copies the images in DATA_DIR to the bucket in the settings (S3_BUCKET)
npm run images -- clean           removes images without a listing that are an hour old, and counts missing ones
npm run images -- clean --force   also when most images have no listing
npm run images -- prepare         creates the bucket in the settings if it is missing`;

const IMAGES_PER_REPORT = 100;
const CONCURRENCY = 8;
/** Failures after which the storage is at fault, not single images. */
const MAX_FAILURES = 20;

/** `move` copies to the bucket, `clean` prints `{"removed":0,"missing":0}`. @throws Error with a message for the operator */
export async function imagesCommand(
  args: readonly string[],
  dependencies: Dependencies,
  output: Output,
): Promise<void> {
  const { clean, folder, bucket } = dependencies;
  const { positionals, values } = parseArguments(usage, args, { force: { type: 'boolean' } }, 1);
  const [name] = positionals;
  if (name === 'clean') output.print(JSON.stringify(await clean(values.force === true)));
  else if (name === undefined || values.force) throw new UsageError(usage);
  else if (name === 'move') await move(dependencies, output);
  else if (name === 'prepare') {
    await (bucket ?? folder).prepare().catch(explain);
    output.print(bucket ? 'The bucket is ready.' : 'The folder is ready; no bucket is set.');
  } else throw new UsageError(usage);
}

/**
 * Copies the images that the bucket does not have, and verifies the size of each file there. Keeps the folder.
 * @throws Error after 20 failures, and at the end when there were any
 */
async function move({ folder, bucket }: Dependencies, { print, printError }: Output) {
  if (!bucket) throw new Error('Set S3_BUCKET and its settings: the images are copied there.');
  await bucket.check();
  const ids: string[] = [];
  for await (const images of folder.list()) ids.push(...images.map(({ id }) => id));
  let [copied, present, failed] = [0, 0, 0];
  const report = () => {
    const failures = failed > 0 ? `, ${failed} failed` : '';
    const done = `${copied + present} of ${ids.length} images are in the bucket`;
    print(`${done}: ${copied} copied, ${present} already there${failures}`);
  };
  const queue = ids.values();
  const work = async () => {
    for (const id of queue) {
      if (failed >= MAX_FAILURES) return;
      try {
        const files = imageFiles.map((file) => copyFile(id, file, folder, bucket));
        if ((await Promise.all(files)).includes(true)) copied += 1;
        else present += 1;
      } catch (error) {
        failed += 1;
        printError(`${id}: ${reasonOf(error)}`);
      }
      if ((copied + present + failed) % IMAGES_PER_REPORT === 0) report();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  report();
  if (failed > 0)
    throw new Error('Not all images were copied. Run the command again to copy the rest.');
  print('All images are in the bucket. The folder was not changed.');
}

/** Returns whether the file was missing in the bucket. */
async function copyFile(id: string, file: ImageFile, from: ImageStorage, to: ImageStorage) {
  const bytes = await from.read(id, file);
  if (!bytes) throw new Error(`${file} is missing`);
  if ((await to.sizeOf(id, file)) === bytes.length) return false;
  await to.put(id, file, bytes);
  const size = await to.sizeOf(id, file);
  if (size !== bytes.length)
    throw new Error(`${file} has ${size} bytes in the bucket instead of ${bytes.length}`);
  return true;
}

/** `node api/dist/commands/images.js <command>` */
if (import.meta.main)
  await runCommand(async (orm) => {
    const use = new ImageUse(new ReadOnlyDatabase(orm.em.fork()));
    const dependencies = {
      clean: (force: boolean) => new ImageJanitor(imageStorage(), use).clean(new Date(), force),
      folder: imageFolder(),
      bucket: config.images.bucket && imageStorage(),
    };
    await imagesCommand(process.argv.slice(2), dependencies, { print, printError });
  });
