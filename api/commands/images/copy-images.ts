import {
  type ImageFile,
  imageFiles,
  type ImageStorage,
} from '../../src/platform/images/image-storage.ts';

export interface CopyProgress {
  /** The total in the source. */
  images: number;
  copied: number;
  /** Images that the target had already. */
  present: number;
  failed: number;
}

const CONCURRENCY = 8;
/** Failures after which the storage is at fault, not single images. */
const MAX_FAILURES = 20;

/**
 * Copies the images that the target does not have, and verifies the size of each file there. Keeps the source. Calls
 * `onProgress` after each image and `onFailure` for each error; stops after 20 failures.
 */
export async function copyImages(
  from: ImageStorage,
  to: ImageStorage,
  onProgress: (progress: CopyProgress) => void,
  onFailure: (id: string, error: unknown) => void,
): Promise<CopyProgress> {
  const ids: string[] = [];
  for await (const images of from.list()) ids.push(...images.map(({ id }) => id));
  const progress: CopyProgress = { images: ids.length, copied: 0, present: 0, failed: 0 };
  const queue = ids.values();
  const work = async () => {
    for (const id of queue) {
      if (progress.failed >= MAX_FAILURES) return;
      try {
        if (await copyImage(id, from, to)) progress.copied += 1;
        else progress.present += 1;
      } catch (error) {
        progress.failed += 1;
        onFailure(id, error);
      }
      onProgress(progress);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return progress;
}

/** Returns whether a file was copied. */
async function copyImage(id: string, from: ImageStorage, to: ImageStorage): Promise<boolean> {
  const copied = await Promise.all(imageFiles.map((file) => copyFile(id, file, from, to)));
  return copied.includes(true);
}

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
