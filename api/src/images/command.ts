import { MikroORM } from '@mikro-orm/postgresql';
import { config } from '../config.ts';
import { databaseOptions } from '../database.ts';
import { Reads } from '../listings/reads.ts';
import { ImageUse } from './image-use.service.ts';
import { ImageJanitor } from './janitor.ts';
import { type Move, moveImages } from './move.ts';
import { imageFolder, imageStorage } from './storage.ts';

const usage = `npm run images -- move            copies the images in DATA_DIR to the bucket that the settings name (S3_BUCKET)
npm run images -- clean           removes images without a listing that are an hour old, and counts what is missing
npm run images -- clean --force   also when most images have no listing
`;

const commands: Record<string, (force: boolean) => Promise<void>> = { move, clean };

/** `node api/dist/images/command.js <command>`: the work on images that no request does. */
const [, , name = '', option] = process.argv;
const command = commands[name];
try {
  if (command) await command(option === '--force');
  else process.stdout.write(usage);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** Prints `{"removed":0,"missing":0}`. */
async function clean(force: boolean): Promise<void> {
  const orm = await MikroORM.init(databaseOptions);
  try {
    const use = new ImageUse(new Reads(orm.em.fork()));
    const found = await new ImageJanitor(imageStorage(), use).clean(new Date(), force);
    process.stdout.write(`${JSON.stringify(found)}\n`);
  } finally {
    await orm.close();
  }
}

async function move(): Promise<void> {
  if (!config.images.bucket)
    throw new Error('Set S3_BUCKET and what belongs to it: the images are copied there.');
  const target = imageStorage();
  await target.check();
  let told = 0;
  const tell = (so: Move) => {
    if (Date.now() - told < 1_000) return;
    told = Date.now();
    process.stdout.write(`${sentence(so)}\n`);
  };
  const complain = (id: string, error: unknown) =>
    void process.stderr.write(`${id}: ${error instanceof Error ? error.message : error}\n`);
  const done = await moveImages(imageFolder(), target, tell, complain);
  process.stdout.write(`${sentence(done)}\n`);
  if (done.failed > 0)
    throw new Error('Not all images were copied. Run the command again: it goes on where it was.');
  process.stdout.write('All images are in the bucket. The folder was left as it is.\n');
}

const sentence = ({ images, copied, present, failed }: Move) =>
  `${copied + present} of ${images} images are there: ${copied} copied, ${present} there before${failed > 0 ? `, ${failed} failed` : ''}`;
