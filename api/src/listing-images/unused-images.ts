import { Injectable, Logger } from '@nestjs/common';
import { ImagesService } from '../images/images.service.ts';

/** Removes images that no listing refers to any more. What was decided stands, also when the storage is away. */
@Injectable()
export class UnusedImages {
  private readonly logger = new Logger('Images');

  constructor(private readonly images: ImagesService) {}

  async remove(path: string): Promise<void> {
    await this.images
      .remove(path)
      .catch((err: unknown) =>
        this.logger.warn({ err, path }, 'An unused image could not be removed'),
      );
  }
}
