import { Injectable, Logger } from '@nestjs/common';
import { ImagesService } from '../images/images.service.ts';

/** Removes the image of a listing that was rejected or got another one. An unreachable storage does not fail the decision. */
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
