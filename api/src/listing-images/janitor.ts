import { Injectable, Logger } from '@nestjs/common';
import { pathOf } from '../images/image-path.ts';
import { imageFiles, ImageStorage } from '../images/image-storage.ts';
import { ImageUse } from './image-use.service.ts';

/** What was found: images that no listing had, and listings whose image is not there. */
export interface Cleaning {
  removed: number;
  missing: number;
}

const hour = 60 * 60 * 1000;
/** At most so many per run; what is left waits for the next. */
const most = 10_000;
/** So many may go whatever else there is. */
const few = 50;

/** Most images have no listing: more likely the wrong database, or one that is being restored, than so much waste. */
export class TooManyUnused extends Error {
  constructor(unused: number, used: number) {
    super(
      `${unused} images have no listing and only ${used} have one, so none was removed. If this is the right database, run: npm run images -- clean --force`,
    );
  }
}

/**
 * Keeps storage and listings in step. Any number of instances may do it at once, while submissions arrive: an image is
 * written before its listing is, so only one that has been without for an hour has been forgotten.
 */
@Injectable()
export class ImageJanitor {
  private readonly logger = new Logger('Images');

  constructor(
    private readonly storage: ImageStorage,
    private readonly use: ImageUse,
  ) {}

  /** Removes images without a listing and what killed writers left, and reports what is missing. @throws TooManyUnused */
  async clean(now: Date, force = false): Promise<Cleaning> {
    const before = new Date(now.getTime() - hour);
    const leftovers = await this.storage.removeLeftovers(before);
    const { unused, used, missing } = await this.compare(before);
    if (missing > 0) this.logger.error({ missing }, 'Images of listings are not in the storage');
    if (!force && unused.length > few && unused.length > used)
      throw new TooManyUnused(unused.length, used);
    for (const id of unused) await this.storage.remove(id);
    return { removed: leftovers + unused.length, missing };
  }

  /** Walks both in the order of ids, some at a time; rows are read after the files that they are compared with. */
  private async compare(before: Date) {
    const found = { unused: [] as string[], used: 0, missing: 0 };
    let last = '';
    for await (const images of this.storage.list()) {
      const end = images.at(-1)?.id ?? last;
      const used = await this.check(found, last, end, images);
      for (const { id, writtenAt } of images) {
        if (found.unused.length < most && writtenAt < before && !used.has(id))
          found.unused.push(id);
      }
      last = end;
    }
    await this.check(found, last, undefined, []);
    return found;
  }

  /** The ids that listings have in a range; those whose files are not there are counted and named in the log. */
  private async check(
    found: { used: number; missing: number },
    after: string,
    upTo: string | undefined,
    images: readonly { id: string; isWhole: boolean }[],
  ): Promise<Set<string>> {
    const whole = new Set(images.flatMap(({ id, isWhole }) => (isWhole ? id : [])));
    const used = new Set<string>();
    for await (const ids of this.use.between(after, upTo)) {
      found.used += ids.length;
      for (const id of ids) {
        if (images.length > 0) used.add(id);
        if (whole.has(id) || !(await this.isMissing(id))) continue;
        found.missing += 1;
        if (found.missing <= few)
          this.logger.error({ path: pathOf(id) }, 'The image of a listing is not in the storage');
      }
    }
    return used;
  }

  /** Asked again: the listing may have come after the files were listed, or gone meanwhile. */
  private async isMissing(id: string): Promise<boolean> {
    const sizes = await Promise.all(imageFiles.map((file) => this.storage.sizeOf(id, file)));
    if (!sizes.includes(undefined)) return false;
    return (await this.use.isPublic(pathOf(id))) !== undefined;
  }
}
