import { type ImageFile, imageFiles, type ImageStorage } from '../../src/images/image-storage.ts';

/** How many images there are, are there now, had been there before, and could not be copied. */
export interface Move {
  images: number;
  copied: number;
  present: number;
  failed: number;
}

const atOnce = 8;
/** After so many the fault is not with single images. */
const enoughFailures = 20;

/**
 * Copies all images from one storage to another and checks the size of each file there. Nothing is removed: the source
 * stays as it is. Run again, it copies only what is not there yet. `tell` is told after each image, `complain` what failed.
 */
export async function moveImages(
  from: ImageStorage,
  to: ImageStorage,
  tell: (move: Move) => void,
  complain: (id: string, error: unknown) => void,
): Promise<Move> {
  const ids: string[] = [];
  for await (const images of from.list()) ids.push(...images.map(({ id }) => id));
  const move: Move = { images: ids.length, copied: 0, present: 0, failed: 0 };
  const queue = ids.values();
  const work = async () => {
    for (const id of queue) {
      if (move.failed >= enoughFailures) return;
      try {
        if (await copy(id, from, to)) move.copied += 1;
        else move.present += 1;
      } catch (error) {
        move.failed += 1;
        complain(id, error);
      }
      tell(move);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return move;
}

/** Answers whether there was anything to copy. */
async function copy(id: string, from: ImageStorage, to: ImageStorage): Promise<boolean> {
  const copied = await Promise.all(imageFiles.map((file) => copyFile(id, file, from, to)));
  return copied.includes(true);
}

async function copyFile(id: string, file: ImageFile, from: ImageStorage, to: ImageStorage) {
  const bytes = await from.read(id, file);
  if (!bytes) throw new Error(`${file} is not there`);
  if ((await to.sizeOf(id, file)) === bytes.length) return false;
  await to.put(id, file, bytes);
  const size = await to.sizeOf(id, file);
  if (size !== bytes.length)
    throw new Error(`${file} has ${size} bytes in the bucket instead of ${bytes.length}`);
  return true;
}
