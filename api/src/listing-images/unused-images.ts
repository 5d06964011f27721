import { Injectable, Logger } from '@nestjs/common';
import type { Listing } from '../listings/listing.entity.ts';
import { ImagesService } from '../platform/images/images.service.ts';

/** The paths of a listing's images. */
export const imagesOf = ({ image, cover }: Pick<Listing, 'image'> & { cover?: unknown }) => [
  image,
  cover,
];

/** Removes images of listings that were deleted or got other ones. An unreachable storage does not fail the decision. */
@Injectable()
export class UnusedImages {
  private readonly logger = new Logger('Images');

  constructor(private readonly images: ImagesService) {}

  /** Removes the images at these paths; anything else, such as null for no image, is ignored. */
  async removeAll(paths: readonly unknown[]): Promise<void> {
    for (const path of paths) if (typeof path === 'string') await this.remove(path);
  }

  private async remove(path: string): Promise<void> {
    await this.images
      .remove(path)
      .catch((err: unknown) =>
        this.logger.warn({ err, path }, 'An unused image could not be removed'),
      );
  }
}
