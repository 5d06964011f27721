import { Injectable, NotFoundException } from '@nestjs/common';
import { isImageFile, isImageId, pathOf } from '../images/image-path.ts';
import { ImageUse } from './image-use.service.ts';
import { ImagesService } from '../images/images.service.ts';
import { isSigned, type Signature } from './signed-address.ts';

/** A file that may be shown to whoever asked. */
export interface ServedImage {
  /** Whether everybody may see it, now. */
  isPublic: boolean;
  etag: string;
  /** @throws 404 when the file is gone, 503 when the storage is away */
  bytes(): Promise<Buffer>;
}

/** Shows the images of public listings to everybody and the others to moderators, by the addresses in their records. */
@Injectable()
export class ServedImages {
  constructor(
    private readonly images: ImagesService,
    private readonly use: ImageUse,
  ) {}

  /** @throws 404, the same whether there never was such an image or its listing is not public */
  async find(id: string, file: string, query: Signature, now: Date): Promise<ServedImage> {
    if (!isImageId(id) || !isImageFile(file)) throw notFound();
    const isPublic = await this.use.isPublic(pathOf(id));
    const isAllowed = isPublic || (isPublic === false && isSigned(id, query, now));
    if (!isAllowed) throw notFound();
    return {
      isPublic,
      // What is there never changes, so its name says it all.
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
