import { availableParallelism } from 'node:os';
import { HttpStatus, Injectable, Logger } from '@nestjs/common';
import { RetryLaterException } from '../platform/errors/retry-later.exception.ts';
import { idIn, isImageFile, isImageId, pathOf } from './image-path.ts';
import { ImageStorage } from './image-storage.ts';
import { shrink } from './shrink.ts';
import { imageStorage } from './storage.ts';
import { ConcurrencyLimiter } from '../platform/concurrency-limiter.ts';

/** One processor stays free for other requests. */
const MAX_DECODING = Math.max(1, availableParallelism() - 1);

/** The images of listings: two WebP files under a random name. */
@Injectable()
export class ImagesService {
  private readonly logger = new Logger('Images');
  private readonly limiter = new ConcurrencyLimiter({
    maxRunning: MAX_DECODING,
    maxQueue: 20,
    busyMessage: 'Many images are being processed at the moment.',
  });

  constructor(private readonly storage: ImageStorage = imageStorage()) {}

  /** Photos that are being made smaller, and those that wait for it. */
  get work(): { running: number; waiting: number } {
    return this.limiter.load;
  }

  /** Answers `/uploads/<uuid>/640.webp`. @throws UnreadableImage, RetryLaterException */
  async store(bytes: Buffer): Promise<string> {
    const renditions = await this.limiter.run(() => shrink(bytes));
    const id = crypto.randomUUID();
    await this.storage.write(id, renditions).catch((err: unknown) => {
      this.logger.error({ err }, 'An image could not be stored');
      throw new RetryLaterException(
        HttpStatus.SERVICE_UNAVAILABLE,
        'Images cannot be stored at the moment. Try again later, or send the form without the image.',
        60,
      );
    });
    return pathOf(id);
  }

  /** Keeps a file as it is: of a copy of what {@link read} gave. */
  async put(id: string, file: string, bytes: Uint8Array): Promise<void> {
    if (!isImageId(id) || !isImageFile(file)) throw new Error(`${id}/${file} is no image`);
    await this.storage.put(id, file, bytes);
  }

  /** Removes both files of what `store` answered; one that is gone already is fine. */
  async remove(path: string): Promise<void> {
    const id = idIn(path);
    if (id) await this.storage.remove(id);
  }

  /** The bytes of a stored file, or undefined when there is none. @throws RetryLaterException */
  async read(id: string, file: string): Promise<Buffer | undefined> {
    if (!isImageId(id) || !isImageFile(file)) return undefined;
    return this.storage.read(id, file).catch((err: unknown) => {
      this.logger.error({ err }, 'An image could not be read');
      throw new RetryLaterException(
        HttpStatus.SERVICE_UNAVAILABLE,
        'Images cannot be shown at the moment. Try again later.',
        60,
      );
    });
  }

  /** Throws when nothing can be stored. */
  checkStorage(): Promise<void> {
    return this.storage.check();
  }
}
