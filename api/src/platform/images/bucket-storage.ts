import {
  CreateBucketCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import { isImageFile, isImageId } from './image-path.ts';
import {
  type ImageFile,
  imageFiles,
  ImageStorage,
  allWritten,
  type StoredImage,
} from './image-storage.ts';
import type { BucketSettings } from '../../config/images.settings.ts';
import type { Renditions } from './shrink.ts';

/**
 * Milliseconds per attempt; there are two until the first byte of an answer, and none after it. `socketTimeout` ends an answer
 * in which nothing arrives any more: silent reads would keep their connections, all 50, until a restart.
 */
const timeouts = {
  connectionTimeout: 1_500,
  requestTimeout: 4_000,
  socketTimeout: 4_000,
  throwOnRequestTimeout: true,
};

/** Prefix of our keys: other files in the bucket are left alone. */
const KEY_PREFIX = 'uploads';

/** Images in a private S3-compatible bucket, read only by the api. */
export class BucketStorage extends ImageStorage {
  private readonly client: S3Client;
  private readonly driver: S3Driver;

  /** `pageSize`: files per request of {@link list}; S3 allows at most 1,000. */
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
      requestHandler: timeouts,
      // Many servers other than AWS do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    const visibility = 'private';
    const options = { bucket: bucket.name, visibility, supportsACL: false } as const;
    this.driver = new S3Driver({ ...options, client: this.client });
  }

  /** S3 lists an object only after its upload is complete. */
  override async write(id: string, renditions: Renditions): Promise<void> {
    try {
      await allWritten([
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
    const bytes = await unlessMissing(this.driver.getBytes(keyOf(id, file)));
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  override async sizeOf(id: string, file: ImageFile): Promise<number | undefined> {
    return (await unlessMissing(this.driver.getMetaData(keyOf(id, file))))?.contentLength;
  }

  override async remove(id: string): Promise<void> {
    await Promise.all(imageFiles.map((file) => this.driver.delete(keyOf(id, file))));
  }

  /** S3 lists keys in order, so the files of an image follow each other, possibly across the end of a page. */
  override async *list(): AsyncIterable<StoredImage[]> {
    let last: StoredImage | undefined;
    for await (const files of this.pages()) {
      const images: StoredImage[] = [];
      for (const { id, writtenAt } of files) {
        if (last?.id === id) {
          last.isComplete = true;
          if (writtenAt > last.writtenAt) last.writtenAt = writtenAt;
        } else {
          if (last) images.push(last);
          last = { id, writtenAt, isComplete: false };
        }
      }
      if (images.length > 0) yield images;
    }
    if (last) yield [last];
  }

  /** A bucket has no incomplete files. */
  override removeLeftovers(): Promise<number> {
    return Promise.resolve(0);
  }

  override async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket.name })).catch(explain);
  }

  override async prepare(): Promise<void> {
    try {
      await this.client.send(new CreateBucketCommand({ Bucket: this.bucket.name }));
    } catch (error) {
      await this.check().catch(() => {
        throw error;
      });
    }
  }

  /** The listing has the time of writing, so that no request per file is needed. */
  private async *pages() {
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.bucket.name,
        Prefix: `${KEY_PREFIX}/`,
        MaxKeys: this.pageSize,
        ...(token && { ContinuationToken: token }),
      });
      const page = await this.client.send(command).catch(explain);
      yield (page.Contents ?? []).flatMap(({ Key = '', LastModified }) => {
        const [, id = '', file = '', ...more] = Key.split('/');
        const isOurs = more.length === 0 && isImageId(id) && isImageFile(file);
        return isOurs && LastModified ? [{ id, writtenAt: LastModified }] : [];
      });
      token = page.NextContinuationToken;
    } while (token);
  }
}

const keyOf = (id: string, file: ImageFile) => `${KEY_PREFIX}/${id}/${file}`;

async function unlessMissing<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt;
  } catch (error) {
    const { $metadata, name } = error as Error & { $metadata?: { httpStatusCode?: number } };
    if ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket') return undefined;
    throw error;
  }
}

const reasons: Record<number, string> = {
  301: 'The bucket is in another region: check S3_REGION.',
  401: 'The storage refuses the key: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  403: 'The storage refuses the key: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and that the key may use the bucket in S3_BUCKET.',
  404: "There is no bucket of the name in S3_BUCKET: 'npm run images -- prepare' creates it.",
};

/** @throws Error that says which setting to check */
export function explain(error: unknown): never {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  const problem =
    status === 400
      ? 'The storage refuses the request: check S3_REGION, S3_ENDPOINT and the key'
      : 'The bucket cannot be reached: check S3_ENDPOINT';
  const sentence = reasons[status ?? 0] ?? `${problem} (${reasonOf(error)}).`;
  throw new Error(sentence, { cause: error });
}

/** Some S3 errors have a name but no message, such as NotFound. */
export const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message || error.name : String(error);
