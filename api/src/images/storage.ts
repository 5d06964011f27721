import { join } from 'node:path';
import { config } from '../config/config.ts';
import { FolderStorage } from './folder-storage.ts';
import type { ImageStorage } from './image-storage.ts';

/** The folder of images, also when they are in a bucket by now. */
export const imageFolder = () => new FolderStorage(join(config.dataDir, 'uploads'));

const { bucket } = config.images;
/** The client for buckets is large, so only who has one loads it. */
const BucketStorage = bucket && (await import('./bucket-storage.ts')).BucketStorage;

/** Where the settings want images to be: in the bucket when there is one. */
export const imageStorage = (): ImageStorage =>
  bucket && BucketStorage ? new BucketStorage(bucket) : imageFolder();
