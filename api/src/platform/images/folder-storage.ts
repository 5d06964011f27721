import { constants } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { isImageId } from './image-path.ts';
import {
  type ImageFile,
  imageFiles,
  ImageStorage,
  allWritten,
  type StoredImage,
} from './image-storage.ts';
import type { Renditions } from './shrink.ts';

const BATCH_SIZE = 500;
/** Prefix of the folder of an image that is still being written. */
const INCOMPLETE_PREFIX = 'new-';

/** Images in a local folder, each in a subfolder. */
export class FolderStorage extends ImageStorage {
  constructor(private readonly folder: string) {
    super();
  }

  /** Renames the folder once both files are synced to disk, so that a power failure leaves no half image. */
  override async write(id: string, renditions: Renditions): Promise<void> {
    const place = join(this.folder, INCOMPLETE_PREFIX + id);
    try {
      await fs.mkdir(place, privately);
      await allWritten([
        fs.writeFile(join(place, '640.webp'), renditions[640], { flush: true }),
        fs.writeFile(join(place, '320.webp'), renditions[320], { flush: true }),
      ]);
      await fs.rename(place, join(this.folder, id));
      await sync(this.folder);
    } catch (error) {
      await Promise.all([
        fs.rm(place, recursively),
        fs.rm(join(this.folder, id), recursively),
      ]).catch(() => undefined);
      throw error;
    }
  }

  override async put(id: string, file: ImageFile, bytes: Uint8Array): Promise<void> {
    const place = join(this.folder, `${INCOMPLETE_PREFIX}${id}-${file}`);
    try {
      await fs.mkdir(join(this.folder, id), privately);
      await fs.writeFile(place, bytes, { flush: true });
      await fs.rename(place, join(this.folder, id, file));
    } catch (error) {
      await fs.rm(place, recursively).catch(() => undefined);
      throw error;
    }
  }

  override read(id: string, file: ImageFile): Promise<Buffer | undefined> {
    return unlessMissing(fs.readFile(join(this.folder, id, file)));
  }

  override async sizeOf(id: string, file: ImageFile): Promise<number | undefined> {
    return (await unlessMissing(fs.stat(join(this.folder, id, file))))?.size;
  }

  override remove(id: string): Promise<void> {
    return fs.rm(join(this.folder, id), recursively);
  }

  override async *list(): AsyncIterable<StoredImage[]> {
    const ids = (await this.names()).filter(isImageId).sort();
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const batch = ids.slice(start, start + BATCH_SIZE);
      const found = await Promise.all(batch.map((id) => this.stored(id)));
      const images = found.filter((image) => image !== undefined);
      if (images.length > 0) yield images;
    }
  }

  override async removeLeftovers(before: Date): Promise<number> {
    let removed = 0;
    for (const name of await this.names()) {
      if (!name.startsWith(INCOMPLETE_PREFIX)) continue;
      const place = join(this.folder, name);
      const leftover = await unlessMissing(fs.stat(place));
      if (!leftover || leftover.mtime >= before) continue;
      await fs.rm(place, recursively);
      removed += 1;
    }
    return removed;
  }

  override prepare(): Promise<void> {
    return this.check();
  }

  override async check(): Promise<void> {
    await fs.mkdir(this.folder, privately);
    await fs.access(this.folder, constants.W_OK);
  }

  private async names(): Promise<string[]> {
    return (await unlessMissing(fs.readdir(this.folder))) ?? [];
  }

  /** Undefined when the image was removed since its name was read. */
  private async stored(id: string): Promise<StoredImage | undefined> {
    const place = join(this.folder, id);
    const folder = await unlessMissing(fs.stat(place));
    const files = await Promise.all(
      imageFiles.map((file) => unlessMissing(fs.stat(join(place, file)))),
    );
    const times = files.flatMap((file) => file?.mtimeMs ?? []);
    if (!folder) return undefined;
    return {
      id,
      writtenAt: times.length > 0 ? new Date(Math.max(...times)) : folder.mtime,
      isComplete: times.length === files.length,
    };
  }
}

/** Images that nobody has approved are not for other users of the machine. */
const privately = { recursive: true, mode: 0o700 } as const;
const recursively = { recursive: true, force: true } as const;

/** A rename is durable only once the folder is synced. */
async function sync(folder: string): Promise<void> {
  const handle = await fs.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
