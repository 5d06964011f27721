import { Inject, Injectable } from '@nestjs/common';
import { isLive } from '../listings/life.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, sql } from '../platform/database/sql.ts';
import { PublicDatabase } from '../platform/replicas/public-database.ts';
import { idIn, pathOf } from '../images/image-path.ts';

/** In the order of bytes, as storages list; there is an index for it. */
const image = raw('image collate "C"');
const batch = 500;

/** Which listings have an image. */
@Injectable()
export class ImageUse {
  constructor(
    private readonly reads: ReadOnlyDatabase,
    @Inject(PublicDatabase) private readonly publicReads: ReadOnlyDatabase = reads,
  ) {}

  /** Whether a public listing shows it now; undefined when no listing has it. */
  async isPublic(path: string): Promise<boolean | undefined> {
    const isShown = await this.isShown(this.publicReads, path);
    // What is shown on a fresh page already, another replica may not know yet.
    return isShown || !this.publicReads.mayBeBehind ? isShown : this.isShown(this.reads, path);
  }

  private async isShown(reads: ReadOnlyDatabase, path: string): Promise<boolean | undefined> {
    const [row] = await reads.rows<{ public: boolean | null }>(
      sql`select bool_or(shown) as public from (
            select ${isLive} as shown from company where ${image} = ${path}
            union all select ${isLive} from job where ${image} = ${path}) used`,
      'image use',
    );
    return row?.public ?? undefined;
  }

  /** The ids of the images that listings have, after one id and up to another, in their order and some at a time. */
  async *between(after: string, upTo?: string): AsyncIterable<string[]> {
    let last = pathOf(after);
    const end = upTo === undefined ? '/uploads0' : pathOf(upTo);
    for (;;) {
      const range = sql`${image} > ${last} and ${image} <= ${end}`;
      const rows = await this.reads.rows<{ image: string }>(
        sql`select image from (
              (select image from company where ${range} order by ${image} limit ${batch})
              union (select image from job where ${range} order by ${image} limit ${batch})) used
            order by ${image} limit ${batch}`,
      );
      const ids = rows.flatMap((row) => idIn(row.image) ?? []);
      if (ids.length > 0) yield ids;
      if (rows.length < batch) return;
      last = rows.at(-1)?.image ?? end;
    }
  }
}
