import type { SentImages } from '../platform/images/image-fields.ts';
import type { ImagesService } from '../platform/images/images.service.ts';
import { UnreadableImage } from '../platform/images/uploaded-image.ts';
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

/**
 * Stores the images of a form before the row that refers to them, and removes them again when `write` fails or does not use
 * them. @throws UnreadableImage, RetryLaterException
 */
export async function withStored<Result>(
  images: ImagesService,
  { imageFields }: Pick<Kind, 'imageFields'>,
  sent: SentImages,
  write: (paths: StoredPaths, writing: Writing) => Promise<Result>,
): Promise<Result> {
  const paths: StoredPaths = {};
  const writing = { hasBegun: false, isUnused: false };
  try {
    for (const [field, column] of Object.entries(imageFields))
      if (sent[field]) paths[column] = await store(images, field, sent[field]);
    return await write(paths, writing);
  } catch (error) {
    // The COMMIT may have succeeded although its reply was lost; the janitor removes unused images later.
    writing.isUnused = !writing.hasBegun || !connectionLost(error);
    throw error;
  } finally {
    if (writing.isUnused) await images.removeUnused(Object.values(paths));
  }
}

const store = (images: ImagesService, field: string, bytes: Buffer) =>
  images.store(bytes).catch((error: unknown) => {
    if (error instanceof UnreadableImage) error.field = field;
    throw error;
  });
