import { Inject, Injectable } from '@nestjs/common';
import { imageReferences } from '../listings/image-columns.ts';
import { isHeld, isLive } from '../listings/life.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { join, raw, type Sql, sql } from '../platform/database/sql.ts';
import { PublicDatabase } from '../platform/replicas/public-database.ts';
import { idIn, pathOf } from '../platform/images/image-path.ts';

/** A hold withholds images, too: they can show a number. */
const isShown = sql`(${isLive} and ${isHeld} is not true)`;

/** Ordered by bytes, as storages list images, which the index supports. */
const uses = imageReferences.map(([table, column]) => ({
  table: raw(table),
  column: raw(column),
  image: raw(`${column} collate "C"`),
  isShown: table === 'change' ? raw('false') : isShown,
}));
const union = (selects: readonly Sql[]) => join(selects, ' union all ');
const BATCH_SIZE = 500;

/** Finds the listings that use an image. */
@Injectable()
export class ImageUse {
  constructor(
    private readonly primary: ReadOnlyDatabase,
    @Inject(PublicDatabase) private readonly replica: ReadOnlyDatabase = primary,
  ) {}

  /** Whether a listing shows the image to everybody; undefined when no listing has it. */
  async isPublic(path: string): Promise<boolean | undefined> {
    const isPublic = await this.isPublicIn(this.replica, path);
    // The page that links the image may come from a replica that is further ahead.
    return isPublic || !this.replica.mayBeBehind ? isPublic : this.isPublicIn(this.primary, path);
  }

  private async isPublicIn(database: ReadOnlyDatabase, path: string): Promise<boolean | undefined> {
    const [row] = await database.rows<{ public: boolean | null }>(
      sql`select bool_or(shown) as public from (${union(
        uses.map(
          ({ table, image, isShown }) =>
            sql`select ${isShown} as shown from ${table} where ${image} = ${path}`,
        ),
      )}) used`,
      'image use',
    );
    return row?.public ?? undefined;
  }

  /** The ids of listings' images after one id up to and including another, in order and in batches. */
  async *between(after: string, upTo?: string): AsyncIterable<string[]> {
    let last = pathOf(after);
    const end = upTo === undefined ? '/uploads0' : pathOf(upTo);
    for (;;) {
      const found = uses.map(
        ({ table, column, image }) =>
          sql`(select ${column} as image from ${table} where ${image} > ${last} and ${image} <= ${end}
               order by ${image} limit ${BATCH_SIZE})`,
      );
      const rows = await this.primary.rows<{ image: string }>(
        sql`select distinct image collate "C" as image from (${union(found)}) used
            order by image limit ${BATCH_SIZE}`,
      );
      const ids = rows.flatMap((row) => idIn(row.image) ?? []);
      if (ids.length > 0) yield ids;
      if (rows.length < BATCH_SIZE) return;
      last = rows.at(-1)?.image ?? end;
    }
  }
}
