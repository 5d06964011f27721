import { constants } from 'node:fs';
import {
  access,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { isImageId } from './image-path.ts';
import {
  type ImageFile,
  imageFiles,
  ImageStorage,
  settled,
  type StoredImage,
} from './image-storage.ts';
import type { Renditions } from './shrink.ts';

const batch = 500;
/** The folder of an image that is still being written. */
const unfinished = 'new-';

/** Images in a folder of this machine, each in a folder of its own. */
export class FolderStorage extends ImageStorage {
  constructor(private readonly folder: string) {
    super();
  }

  /** The image gets its name with one rename once both files are on the disk, also for a machine that loses power. */
  override async write(id: string, renditions: Renditions): Promise<void> {
    const place = join(this.folder, unfinished + id);
    try {
      await mkdir(place, { recursive: true });
      await settled([
        writeFile(join(place, '640.webp'), renditions[640], { flush: true }),
        writeFile(join(place, '320.webp'), renditions[320], { flush: true }),
      ]);
      await rename(place, join(this.folder, id));
      await flush(this.folder);
    } catch (error) {
      await Promise.all([rm(place, all), rm(join(this.folder, id), all)]).catch(() => undefined);
      throw error;
    }
  }

  override async put(id: string, file: ImageFile, bytes: Uint8Array): Promise<void> {
    const place = join(this.folder, `${unfinished}${id}-${file}`);
    try {
      await mkdir(join(this.folder, id), { recursive: true });
      await writeFile(place, bytes, { flush: true });
      await rename(place, join(this.folder, id, file));
    } catch (error) {
      await rm(place, all).catch(() => undefined);
      throw error;
    }
  }

  override read(id: string, file: ImageFile): Promise<Buffer | undefined> {
    return ifThere(readFile(join(this.folder, id, file)));
  }

  override async sizeOf(id: string, file: ImageFile): Promise<number | undefined> {
    return (await ifThere(stat(join(this.folder, id, file))))?.size;
  }

  override remove(id: string): Promise<void> {
    return rm(join(this.folder, id), all);
  }

  override async *list(): AsyncIterable<StoredImage[]> {
    const ids = (await this.names()).filter(isImageId).sort();
    for (let start = 0; start < ids.length; start += batch) {
      const found = await Promise.all(ids.slice(start, start + batch).map((id) => this.look(id)));
      const images = found.filter((image) => image !== undefined);
      if (images.length > 0) yield images;
    }
  }

  override async removeLeftovers(before: Date): Promise<number> {
    let removed = 0;
    for (const name of await this.names()) {
      if (!name.startsWith(unfinished)) continue;
      const place = join(this.folder, name);
      const leftover = await ifThere(stat(place));
      if (!leftover || leftover.mtime >= before) continue;
      await rm(place, all);
      removed += 1;
    }
    return removed;
  }

  override prepare(): Promise<void> {
    return this.check();
  }

  override async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
  }

  private async names(): Promise<string[]> {
    return (await ifThere(readdir(this.folder))) ?? [];
  }

  /** Undefined when it was removed meanwhile. */
  private async look(id: string): Promise<StoredImage | undefined> {
    const place = join(this.folder, id);
    const folder = await ifThere(stat(place));
    const files = await Promise.all(imageFiles.map((file) => ifThere(stat(join(place, file)))));
    const times = files.flatMap((file) => file?.mtimeMs ?? []);
    if (!folder) return undefined;
    return {
      id,
      writtenAt: times.length > 0 ? new Date(Math.max(...times)) : folder.mtime,
      isWhole: times.length === files.length,
    };
  }
}

const all = { recursive: true, force: true } as const;

/** A rename is on the disk once the folder is. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function ifThere<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
