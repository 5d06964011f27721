import type { ImageStorage } from '../../src/images/image-storage.ts';
import type { Cleaning } from '../../src/listing-images/janitor.ts';
import { type Move, moveImages } from './move.ts';

/** What the commands work with. */
export interface Tools {
  clean(force: boolean): Promise<Cleaning>;
  folder: ImageStorage;
  /** Absent: the settings name no bucket. */
  bucket: ImageStorage | undefined;
}

/** Where a line goes: the answer, or a complaint about one image. */
export interface Lines {
  say(line: string): void;
  complain(line: string): void;
}

const usage = `npm run images -- move            copies the images in DATA_DIR to the bucket that the settings name (S3_BUCKET)
npm run images -- clean           removes images without a listing that are an hour old, and counts what is missing
npm run images -- clean --force   also when most images have no listing
npm run images -- prepare         makes the bucket that the settings name when there is none`;

/** Every so many images it is told how far the copying is. */
const step = 100;

/** `move` copies to the bucket, `clean` answers `{"removed":0,"missing":0}`. @throws what the person who ran it has to know */
export async function imagesCommand(
  [name, option]: readonly string[],
  tools: Tools,
  lines: Lines,
): Promise<void> {
  if (name === 'move') await move(tools, lines);
  else if (name === 'clean') lines.say(JSON.stringify(await tools.clean(option === '--force')));
  else if (name === 'prepare') await prepare(tools, lines);
  else lines.say(usage);
}

async function move({ folder, bucket }: Tools, { say, complain }: Lines): Promise<void> {
  if (!bucket)
    throw new Error('Set S3_BUCKET and what belongs to it: the images are copied there.');
  await bucket.check().catch((error: unknown) => {
    throw new Error(`The bucket cannot be reached: ${reasonOf(error)}`);
  });
  const done = await moveImages(
    folder,
    bucket,
    (so) => void ((so.copied + so.present + so.failed) % step === 0 && say(sentence(so))),
    (id, error) => complain(`${id}: ${reasonOf(error)}`),
  );
  say(sentence(done));
  if (done.failed > 0)
    throw new Error('Not all images were copied. Run the command again: it goes on where it was.');
  say('All images are in the bucket. The folder was left as it is.');
}

async function prepare({ folder, bucket }: Tools, { say }: Lines): Promise<void> {
  await (bucket ?? folder).prepare();
  say(bucket ? 'The bucket is there.' : 'The folder is there; no bucket is named.');
}

function sentence({ images, copied, present, failed }: Move): string {
  const failures = failed > 0 ? `, ${failed} failed` : '';
  return `${copied + present} of ${images} images are there: ${copied} copied, ${present} there before${failures}`;
}

/** Some errors of a bucket have a name only, such as NotFound. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message || error.name : String(error);
