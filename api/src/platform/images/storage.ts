import { join } from 'node:path';
import { config } from '../../config/config.ts';
import { FolderStorage } from './folder-storage.ts';
import type { ImageStorage } from './image-storage.ts';

/** The local folder of images, also for installations that moved them to a bucket. */
export const imageFolder = () => new FolderStorage(join(config.dataDir, 'uploads'));

const { bucket } = config.images;
/** Imported on demand, since the S3 client is large. */
const BucketStorage = bucket && (await import('./bucket-storage.ts')).BucketStorage;

/** The storage in the settings: the bucket if one is set, otherwise the folder. */
export const imageStorage = (): ImageStorage =>
  bucket && BucketStorage ? new BucketStorage(bucket) : imageFolder();
