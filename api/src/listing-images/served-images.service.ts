import { Injectable, NotFoundException } from '@nestjs/common';
import { isImageFile, isImageId, pathOf } from '../platform/images/image-path.ts';
import type { SentImage } from './send-image.ts';
import { ImageUse } from './image-use.service.ts';
import { ImagesService } from '../platform/images/images.service.ts';
import { hasImageSignature } from '../platform/images/uploaded-image.ts';
import { isSigned, type Signature } from './signed-address.ts';

/**
 * Browsers keep images forever; shared caches revalidate after a minute, so that the image of a hidden or held listing disappears
 * there too.
 */
const PUBLIC_CACHING = 'public, max-age=31536000, s-maxage=60, immutable';
const PRIVATE_CACHING = 'private, no-store';

/** Allows images that a listing shows to everybody, others only by a signed address. */
@Injectable()
export class ServedImages {
  constructor(
    private readonly images: ImagesService,
    private readonly use: ImageUse,
  ) {}

  /** @throws the same 404 for a missing image and for one that no listing shows to everybody */
  async find(id: string, file: string, query: Signature, now: Date): Promise<SentImage> {
    if (!isImageId(id) || !isImageFile(file)) throw notFound();
    const isPublic = await this.use.isPublic(pathOf(id));
    const isAllowed = isPublic || (isPublic === false && isSigned(id, query, now));
    if (!isAllowed) throw notFound();
    return {
      type: 'image/webp',
      caching: isPublic ? PUBLIC_CACHING : PRIVATE_CACHING,
      // Files never change, so the name identifies the content.
      ...(isPublic && { etag: `"${id}-${file}"` }),
      bytes: async () => {
        const bytes = await this.images.read(id, file);
        // A gateway in front of a bucket may send its own page, which browsers would keep for a year.
        if (!bytes || !hasImageSignature(bytes)) throw notFound();
        return bytes;
      },
    };
  }
}

const notFound = () => new NotFoundException('Image not found');
