import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import { isImageFile, isImageId } from './image-path.ts';
import {
  type ImageFile,
  imageFiles,
  ImageStorage,
  settled,
  type StoredImage,
} from './image-storage.ts';
import type { BucketSettings } from './images.settings.ts';
import type { Renditions } from './shrink.ts';

/** In milliseconds, per try; there are two. A phone that sends a photo waits about as long. */
const patience = { connectionTimeout: 1_500, requestTimeout: 4_000, throwOnRequestTimeout: true };

/** Nobody else's files in the same bucket are touched. */
const prefix = 'uploads';

/** Images in an S3-compatible bucket that is private: only the api reads it. */
export class BucketStorage extends ImageStorage {
  private readonly client: S3Client;
  private readonly driver: S3Driver;

  /** `pageSize`: of how many files a list asks for at a time; 1,000 is what S3 gives at most. */
  constructor(
    private readonly bucket: BucketSettings,
    private readonly pageSize = 1_000,
  ) {
    super();
    this.client = new S3Client({
      region: bucket.region,
      forcePathStyle: bucket.forcePathStyle,
      ...(bucket.endpoint && { endpoint: bucket.endpoint }),
      ...(bucket.credentials && { credentials: bucket.credentials }),
      maxAttempts: 2,
      requestHandler: patience,
      // Servers other than that of AWS often know no newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    const visibility = 'private';
    const options = { bucket: bucket.name, visibility, supportsACL: false } as const;
    this.driver = new S3Driver({ ...options, client: this.client });
  }

  /** S3 shows an object once it is whole. */
  override async write(id: string, renditions: Renditions): Promise<void> {
    try {
      await settled([
        this.put(id, '640.webp', renditions[640]),
        this.put(id, '320.webp', renditions[320]),
      ]);
    } catch (error) {
      await this.remove(id).catch(() => undefined);
      throw error;
    }
  }

  override put(id: string, file: ImageFile, bytes: Uint8Array): Promise<void> {
    return this.driver.put(keyOf(id, file), bytes, { contentType: 'image/webp' });
  }

  override async read(id: string, file: ImageFile): Promise<Buffer | undefined> {
    const bytes = await ifThere(this.driver.getBytes(keyOf(id, file)));
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  override async sizeOf(id: string, file: ImageFile): Promise<number | undefined> {
    return (await ifThere(this.driver.getMetaData(keyOf(id, file))))?.contentLength;
  }

  override async remove(id: string): Promise<void> {
    await Promise.all(imageFiles.map((file) => this.driver.delete(keyOf(id, file))));
  }

  /** S3 lists keys in their order, so the files of an image follow each other, perhaps over the end of a page. */
  override async *list(): AsyncIterable<StoredImage[]> {
    let last: StoredImage | undefined;
    for await (const files of this.pages()) {
      const images: StoredImage[] = [];
      for (const { id, writtenAt } of files) {
        if (last?.id === id) {
          last.isWhole = true;
          if (writtenAt > last.writtenAt) last.writtenAt = writtenAt;
        } else {
          if (last) images.push(last);
          last = { id, writtenAt, isWhole: false };
        }
      }
      if (images.length > 0) yield images;
    }
    if (last) yield [last];
  }

  /** A bucket shows nothing that is not whole. */
  override async removeLeftovers(): Promise<number> {
    return 0;
  }

  override async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket.name }));
  }

  private async *pages() {
    let paginationToken: string | undefined;
    do {
      const page = await this.driver.listAll(prefix, {
        recursive: true,
        maxResults: this.pageSize,
        ...(paginationToken && { paginationToken }),
      });
      const files = [];
      for (const entry of page.objects) {
        if (!entry.isFile) continue;
        const [folder, id = '', file = '', ...more] = entry.key.split('/');
        if (folder !== prefix || more.length > 0 || !isImageId(id) || !isImageFile(file)) continue;
        files.push({ id, writtenAt: (await entry.getMetaData()).lastModified });
      }
      yield files;
      ({ paginationToken } = page);
    } while (paginationToken);
  }
}

const keyOf = (id: string, file: ImageFile) => `${prefix}/${id}/${file}`;

async function ifThere<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt;
  } catch (error) {
    const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
    if ($metadata?.httpStatusCode === 404) return undefined;
    throw error;
  }
}
