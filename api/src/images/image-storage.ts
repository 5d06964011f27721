import type { Renditions } from './shrink.ts';

/** The files of an image. */
export const imageFiles = ['640.webp', '320.webp'] as const;
export type ImageFile = (typeof imageFiles)[number];

/** What a storage has of an image. */
export interface StoredImage {
  id: string;
  /** When its newest file was written, by the storage's clock. */
  writtenAt: Date;
  /** Whether both files are there. */
  isWhole: boolean;
}

/**
 * Where the files of images are: two of them under a UUID that is never used again, so what is there never changes.
 * Everything throws what the storage throws when it cannot be reached.
 */
export abstract class ImageStorage {
  /** Keeps both files, or nothing: also when the process is killed meanwhile, no image is there with half of a file. */
  abstract write(id: string, renditions: Renditions): Promise<void>;

  /** Keeps one file as it is, in the place of what may be there: for copies of whole images. */
  abstract put(id: string, file: ImageFile, bytes: Uint8Array): Promise<void>;

  /** The bytes, or undefined when there is no such file. */
  abstract read(id: string, file: ImageFile): Promise<Buffer | undefined>;

  /** The size in bytes, or undefined when there is no such file. */
  abstract sizeOf(id: string, file: ImageFile): Promise<number | undefined>;

  /** Removes all that there is of an image; nothing is fine, too. */
  abstract remove(id: string): Promise<void>;

  /** All images in the order of their ids, a bounded number at a time. */
  abstract list(): AsyncIterable<StoredImage[]>;

  /** Removes what writing left behind before that moment when it was killed; answers how much it was. */
  abstract removeLeftovers(before: Date): Promise<number>;

  /** Makes the place itself when there is none. */
  abstract prepare(): Promise<void>;

  /** @throws when nothing can be stored */
  abstract check(): Promise<void>;
}

/** Waits for all, also when one fails: before that nothing can be cleaned up, since it may still be written. */
export async function settled(writes: Promise<void>[]): Promise<void> {
  for (const write of await Promise.allSettled(writes))
    if (write.status === 'rejected') throw write.reason;
}
