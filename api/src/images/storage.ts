import { join } from 'node:path';
import { config } from '../config.ts';
import { BucketStorage } from './bucket-storage.ts';
import { FolderStorage } from './folder-storage.ts';
import type { ImageStorage } from './image-storage.ts';

/** The folder of images, also when they are in a bucket by now. */
export const imageFolder = () => new FolderStorage(join(config.dataDir, 'uploads'));

/** Where the settings want images to be: in the bucket when there is one. */
export const imageStorage = (): ImageStorage =>
  config.images.bucket ? new BucketStorage(config.images.bucket) : imageFolder();
