import { Injectable, Logger } from '@nestjs/common';
import { pathOf } from '../platform/images/image-path.ts';
import { imageFiles, ImageStorage } from '../platform/images/image-storage.ts';
import { ImageUse } from './image-use.service.ts';

export interface Cleaning {
  /** Images without a listing that were removed. */
  removed: number;
  /** Listings whose image is not in the storage. */
  missing: number;
}

const HOUR_MS = 60 * 60 * 1000;
const MAX_DELETIONS_PER_RUN = 10_000;
/** Deletions up to this count skip the safety check. */
const SAFE_DELETION_COUNT = 50;
const MAX_MISSING_LOGGED = 50;

/**
 * Removes images without a listing. Any number of instances may run it at the same time and during submissions: an image
 * is written before its listing, so only images older than an hour are removed.
 */
@Injectable()
export class ImageJanitor {
  private readonly logger = new Logger('Images');

  constructor(
    private readonly storage: ImageStorage,
    private readonly use: ImageUse,
  ) {}

  /**
   * Removes unused images and incomplete files, and logs missing images. `force` skips the safety check.
   * @throws Error when more images are unused than used: the database is probably the wrong one, or is being restored
   */
  async clean(now: Date, force = false): Promise<Cleaning> {
    const before = new Date(now.getTime() - HOUR_MS);
    const leftovers = await this.storage.removeLeftovers(before);
    const { unused, used, missing } = await this.compare(before);
    if (missing > 0) this.logger.error({ missing }, 'Images of listings are not in the storage');
    if (!force && unused.length > SAFE_DELETION_COUNT && unused.length > used)
      throw new Error(
        `${unused.length} images have no listing and only ${used} have one, so none was removed. If this is the right database, run: npm run images -- clean --force`,
      );
    // Tried again every hour, in the order of ids: one that cannot be removed must not end the run before the others.
    const failures: unknown[] = [];
    for (const id of unused)
      await this.storage.remove(id).catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} unused images could not be removed`);
    return { removed: leftovers + unused.length, missing };
  }

  /** Merges storage and listings in the order of ids, in batches; each batch of files is listed before its rows are read. */
  private async compare(before: Date) {
    const found = { unused: [] as string[], used: 0, missing: 0 };
    let last = '';
    for await (const images of this.storage.list()) {
      const end = images.at(-1)?.id ?? last;
      const used = await this.check(found, last, end, images);
      for (const { id, writtenAt } of images) {
        if (found.unused.length < MAX_DELETIONS_PER_RUN && writtenAt < before && !used.has(id))
          found.unused.push(id);
      }
      last = end;
    }
    await this.check(found, last, undefined, []);
    return found;
  }

  /** The ids of listings' images in a range; counts and logs those whose files are missing. */
  private async check(
    found: { used: number; missing: number },
    after: string,
    upTo: string | undefined,
    images: readonly { id: string; isComplete: boolean }[],
  ): Promise<Set<string>> {
    const complete = new Set(images.flatMap(({ id, isComplete }) => (isComplete ? id : [])));
    const used = new Set<string>();
    for await (const ids of this.use.between(after, upTo)) {
      found.used += ids.length;
      for (const id of ids) {
        if (images.length > 0) used.add(id);
        if (complete.has(id) || !(await this.isMissing(id))) continue;
        found.missing += 1;
        if (found.missing <= MAX_MISSING_LOGGED)
          this.logger.error({ path: pathOf(id) }, 'The image of a listing is not in the storage');
      }
    }
    return used;
  }

  /** Checks again, since the listing may have been added or deleted after the files were listed. */
  private async isMissing(id: string): Promise<boolean> {
    const sizes = await Promise.all(imageFiles.map((file) => this.storage.sizeOf(id, file)));
    if (!sizes.includes(undefined)) return false;
    return (await this.use.isPublic(pathOf(id))) !== undefined;
  }
}
