import type { Renditions } from './shrink.ts';

export const imageFiles = ['640.webp', '320.webp'] as const;
export type ImageFile = (typeof imageFiles)[number];

export interface StoredImage {
  id: string;
  /** The time of its newest file, by the storage's clock. */
  writtenAt: Date;
  /** Whether both files exist. */
  isComplete: boolean;
}

/**
 * Stores the two files of each image under a UUID that is never reused, so that they never change. All methods throw the
 * storage's own errors when it is unreachable.
 */
export abstract class ImageStorage {
  /** Writes both files or none, also when the process is killed meanwhile. */
  abstract write(id: string, renditions: Renditions): Promise<void>;

  /** Writes or replaces one file, to copy images between storages. */
  abstract put(id: string, file: ImageFile, bytes: Uint8Array): Promise<void>;

  /** The bytes, or undefined for a missing file. */
  abstract read(id: string, file: ImageFile): Promise<Buffer | undefined>;

  /** The size in bytes, or undefined for a missing file. */
  abstract sizeOf(id: string, file: ImageFile): Promise<number | undefined>;

  /** Removes the files of an image; succeeds if there are none. */
  abstract remove(id: string): Promise<void>;

  /** All images in the order of their ids, in batches. */
  abstract list(): AsyncIterable<StoredImage[]>;

  /** Removes incomplete files that were written before that time; returns their number. */
  abstract removeLeftovers(before: Date): Promise<number>;

  /** Creates the folder or bucket if it is missing. */
  abstract prepare(): Promise<void>;

  /** @throws when nothing can be stored */
  abstract check(): Promise<void>;
}

/** Waits for all writes even if one fails, so that the caller can clean up after the last. @throws the first error */
export async function allWritten(writes: Promise<void>[]): Promise<void> {
  for (const write of await Promise.allSettled(writes))
    if (write.status === 'rejected') throw write.reason;
}
