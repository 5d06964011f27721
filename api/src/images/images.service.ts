import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpStatus, Injectable, Logger } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { config } from '../config.ts';
import { RetryLaterException } from '../errors/retry-later.exception.ts';
import { type Renditions, shrink } from './shrink.ts';
import { Turnstile } from './turnstile.ts';

const folder = join(config.dataDir, 'uploads');

/** The images of listings: two WebP files in a folder of a random name. */
@Injectable()
export class ImagesService {
  private readonly logger = new Logger('Images');
  private readonly turnstile = new Turnstile(2, 20);
  private readonly disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }));

  /** Answers `/uploads/<uuid>/640.webp`. @throws UnreadableImage, RetryLaterException */
  async store(bytes: Buffer): Promise<string> {
    const renditions = await this.turnstile.pass(() => shrink(bytes));
    const id = crypto.randomUUID();
    await this.write(id, renditions);
    return `/uploads/${id}/640.webp`;
  }

  /** Removes both files of what `store` answered; one that is gone already is fine. */
  async remove(path: string): Promise<void> {
    const id = /^\/uploads\/([\da-f-]{36})\/640\.webp$/.exec(path)?.[1];
    if (id) await this.disk.deleteAll(id);
  }

  /** The bytes of a stored file, or undefined when there is none. */
  async read(id: string, file: string): Promise<Uint8Array | undefined> {
    const key = `${id}/${file}`;
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/(640|320)\.webp$/.test(key)) return undefined;
    return (await this.disk.exists(key)) ? this.disk.getBytes(key) : undefined;
  }

  /** Throws when nothing can be stored. */
  async checkStorage(): Promise<void> {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  }

  private async write(id: string, renditions: Renditions): Promise<void> {
    try {
      await this.disk.put(`${id}/320.webp`, renditions[320]);
      await this.disk.put(`${id}/640.webp`, renditions[640]);
    } catch (err) {
      this.logger.error({ err }, 'An image could not be stored');
      await this.disk.deleteAll(id).catch(() => undefined);
      throw new RetryLaterException(
        HttpStatus.SERVICE_UNAVAILABLE,
        'Images cannot be stored at the moment. Try again later, or send the form without the image.',
        60,
      );
    }
  }
}
