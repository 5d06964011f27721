import { Injectable, NotFoundException } from '@nestjs/common';
import { isImageFile, isImageId, pathOf } from '../platform/images/image-path.ts';
import { ImageUse } from './image-use.service.ts';
import { ImagesService } from '../platform/images/images.service.ts';
import { isSigned, type Signature } from './signed-address.ts';

/** A file that the requester may see. */
export interface ServedImage {
  /** Whether a public listing has it. */
  isPublic: boolean;
  etag: string;
  /** @throws 404 when the file is missing, 503 when the storage is unreachable */
  bytes(): Promise<Buffer>;
}

/** Allows images of public listings to everybody, others only by a signed address. */
@Injectable()
export class ServedImages {
  constructor(
    private readonly images: ImagesService,
    private readonly use: ImageUse,
  ) {}

  /** @throws the same 404 for a missing image and for one of a listing that is not public */
  async find(id: string, file: string, query: Signature, now: Date): Promise<ServedImage> {
    if (!isImageId(id) || !isImageFile(file)) throw notFound();
    const isPublic = await this.use.isPublic(pathOf(id));
    const isAllowed = isPublic || (isPublic === false && isSigned(id, query, now));
    if (!isAllowed) throw notFound();
    return {
      isPublic,
      // Files never change, so the name identifies the content.
      etag: `"${id}-${file}"`,
      bytes: async () => {
        const bytes = await this.images.read(id, file);
        if (!bytes) throw notFound();
        return bytes;
      },
    };
  }
}

const notFound = () => new NotFoundException('Image not found');
