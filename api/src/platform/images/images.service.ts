import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { RetryLaterException } from '../errors/retry-later.exception.ts';
import { idIn, isImageFile, isImageId, pathOf } from './image-path.ts';
import { ImageStorage } from './image-storage.ts';
import { shrink } from './shrink.ts';
import { imageStorage } from './storage.ts';
import { ConcurrencyLimiter } from '../concurrency-limiter.ts';

/** Leaves one processor for other requests. */
const MAX_DECODING = Math.max(1, availableParallelism() - 1);

/** A silent storage takes 8 seconds to fail. */
const MAX_WAIT_FOR_REMOVAL_MS = 2_000;

/** Stores and reads images, each as two WebP files under a random name. */
@Injectable()
export class ImagesService {
  private readonly logger = new Logger('Images');
  private readonly limiter = new ConcurrencyLimiter({
    maxRunning: MAX_DECODING,
    maxQueue: 20,
    busyMessage: 'Many images are being processed at the moment.',
  });

  constructor(private readonly storage: ImageStorage = imageStorage()) {}

  /** Images being resized, and images waiting. */
  get work(): { running: number; waiting: number } {
    return this.limiter.load;
  }

  /** Returns `/uploads/<uuid>/640.webp`. @throws UnreadableImage, RetryLaterException */
  async store(bytes: Buffer): Promise<string> {
    const renditions = await this.limiter.run(() => shrink(bytes));
    const id = crypto.randomUUID();
    await this.storage.write(id, renditions).catch((err: unknown) => {
      this.logger.error({ err }, 'An image could not be stored');
      throw new RetryLaterException(
        'Images cannot be stored at the moment. Try again later, or send the form without the image.',
        60,
      );
    });
    return pathOf(id);
  }

  /** Stores a file from a backup unchanged. */
  async put(id: string, file: string, bytes: Uint8Array): Promise<void> {
    if (!isImageId(id) || !isImageFile(file))
      throw new Error(`${id}/${file} is not the path of an image`);
    await this.storage.put(id, file, bytes);
  }

  /** Removes both files of the path; succeeds if they are gone. */
  async remove(path: string): Promise<void> {
    const id = idIn(path);
    if (id) await this.storage.remove(id);
  }

  /**
   * Removes images that nothing refers to any more; `null` is for no image. Waits two seconds at most: the janitor finds
   * what stays.
   */
  async removeUnused(
    paths: readonly unknown[],
    maxWaitMs = MAX_WAIT_FOR_REMOVAL_MS,
  ): Promise<void> {
    const removals = paths
      .filter((path) => typeof path === 'string')
      .map((path) =>
        this.remove(path).catch((err: unknown) =>
          this.logger.warn({ err, path }, 'An unused image could not be removed'),
        ),
      );
    const enough = setTimeout(maxWaitMs, undefined, { ref: false });
    await Promise.race([Promise.all(removals), enough]);
  }

  /** The bytes of a stored file, or undefined for a missing one. @throws RetryLaterException */
  async read(id: string, file: string): Promise<Buffer | undefined> {
    if (!isImageId(id) || !isImageFile(file)) return undefined;
    return this.storage.read(id, file).catch((err: unknown) => {
      this.logger.error({ err }, 'An image could not be read');
      throw new RetryLaterException('Images cannot be shown at the moment. Try again later.', 60);
    });
  }

  /** @throws when nothing can be stored */
  checkStorage(): Promise<void> {
    return this.storage.check();
  }
}
