import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '../src/config/config.ts';
import { BucketStorage } from '../src/platform/images/bucket-storage.ts';
import { FolderStorage } from '../src/platform/images/folder-storage.ts';
import { ImageStorage } from '../src/platform/images/image-storage.ts';
import { appOfFile, startAppWith } from './app.ts';
import { TestBucket } from './bucket.ts';

/** A real storage that a test can take offline. */
export interface TestStorage {
  storage: ImageStorage;
  /** Makes the storage unreachable. */
  takeAway(): Promise<void>;
  bringBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Every kind of storage, for tests that hold for each. */
export const imageStorages: { kind: string; start: () => Promise<TestStorage> }[] = [
  {
    kind: 'a folder',
    start: () => {
      const folder = join(config.dataDir, 'uploads');
      return Promise.resolve({
        storage: new FolderStorage(folder),
        async takeAway() {
          await rename(folder, `${folder}-away`);
          await writeFile(folder, 'in the way');
        },
        async bringBack() {
          await rm(folder);
          await rename(`${folder}-away`, folder);
        },
        stop: () => Promise.resolve(),
      });
    },
  },
  {
    kind: 'a bucket',
    start: async () => {
      const bucket = new TestBucket(join(config.dataDir, 's3'));
      await bucket.start();
      return {
        // An odd number, so that pages end between the two files of an image.
        storage: new BucketStorage(bucket.settings, 3),
        takeAway: () => bucket.stop(),
        bringBack: () => bucket.start(),
        stop: () => bucket.stop(),
      };
    },
  },
];

/** A storage and an app on it, for all tests of a `describe`. */
export function withStorage(start: () => Promise<TestStorage>) {
  const own = {} as TestStorage;
  const api = appOfFile(async () => {
    Object.assign(own, await start());
    return startAppWith((module) => module.overrideProvider(ImageStorage).useValue(own.storage));
  });
  afterAll(() => own.stop());
  return { own, api };
}
