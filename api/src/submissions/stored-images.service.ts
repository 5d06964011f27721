import { Injectable } from '@nestjs/common';
import type { SentImages } from '../platform/images/image-fields.ts';
import { ImagesService } from '../platform/images/images.service.ts';
import { UnreadableImage } from '../platform/images/uploaded-image.ts';
import { UnusedImages } from '../listing-images/unused-images.ts';
import type { ImageColumn } from '../listings/image-columns.ts';
import type { Kind } from '../listings/kind.ts';
import { connectionLost } from '../platform/errors/unavailable.ts';

/** The images of a form by column, as they are stored. */
export type StoredPaths = Partial<Record<ImageColumn, string>>;

export interface Writing {
  /** To be set before the transaction that refers to the images. */
  hasBegun: boolean;
  /** To be set when nothing refers to them after all. */
  isUnused: boolean;
}

/** Stores the images of a form before the row that refers to them. */
@Injectable()
export class StoredImages {
  constructor(
    private readonly images: ImagesService,
    private readonly unusedImages: UnusedImages,
  ) {}

  /** Removes the images again when `write` fails or does not use them. @throws UnreadableImage, RetryLaterException */
  async use<Result>(
    { imageFields }: Pick<Kind, 'imageFields'>,
    images: SentImages,
    write: (paths: StoredPaths, writing: Writing) => Promise<Result>,
  ): Promise<Result> {
    const paths: StoredPaths = {};
    const writing = { hasBegun: false, isUnused: false };
    try {
      for (const [field, column] of Object.entries(imageFields))
        if (images[field]) paths[column] = await this.store(field, images[field]);
      return await write(paths, writing);
    } catch (error) {
      // The COMMIT may have succeeded although its reply was lost; the janitor removes unused images later.
      writing.isUnused = !writing.hasBegun || !connectionLost(error);
      throw error;
    } finally {
      if (writing.isUnused) await this.unusedImages.removeAll(Object.values(paths));
    }
  }

  private store(field: string, bytes: Buffer): Promise<string> {
    return this.images.store(bytes).catch((error: unknown) => {
      if (error instanceof UnreadableImage) error.field = field;
      throw error;
    });
  }
}
