import { createHash } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { heldWords } from '#contract/holds.ts';
import { serviceNames } from '#contract/listing-types.ts';
import { uuidPattern } from '#platform/uuid.ts';
import { config } from '../config/config.ts';
import { idIn } from '../platform/images/image-path.ts';
import { ImagesService } from '../platform/images/images.service.ts';
import { publicValue } from '../listings/fields.ts';
import { type AnyKind, Kinds } from '../listings/kind.ts';
import { isHeld, isLive } from '../listings/life.ts';
import { ConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import { PublicDatabase } from '../platform/replicas/public-database.ts';
import type { SentImage } from './send-image.ts';
import { paintShare, type ShareFacts } from './paint-share-picture.ts';

/** Pictures of about 50 kB each. */
const MAX_BYTES = 24 * 1024 * 1024;

interface Row extends Omit<ShareFacts, 'siteName' | 'logo' | 'photo' | 'art'> {
  services: ShareFacts['art'][];
  image: string | null;
  cover: string | null;
}

const pictureFile = new RegExp(`^(${uuidPattern})\\.jpg$`);

/** A day in the messenger's cache; a minute in shared caches, so that it disappears with its listing. */
const CACHING = 'public, max-age=86400, s-maxage=60';

/** Draws the pictures that messengers show with a link to a listing, and keeps those that were asked for last. */
@Injectable()
export class SharePictures {
  /** One at a time: they are for previews, and share the processors with the pages. */
  private readonly limiter = new ConcurrencyLimiter({
    maxRunning: 1,
    maxQueue: 20,
    busyMessage: 'Many previews are being drawn at the moment.',
  });
  private readonly kept = new LRUCache<string, Buffer, Row>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    // A picture that makes way for others while it is drawn is sent all the same.
    ignoreFetchAbort: true,
    fetchMethod: (_tag, _old, { context }) => this.limiter.run(() => this.paint(context)),
  });

  constructor(
    private readonly kinds: Kinds,
    private readonly database: PublicDatabase,
    private readonly primary: ReadOnlyDatabase,
    private readonly images: ImagesService,
  ) {}

  /** `file` is `<id>.jpg`. @throws 404 for a listing that is not public, and for other names */
  async find(kind: string, file: string): Promise<SentImage> {
    if (kind === 'site' && file === 'picture.jpg') return this.ofSite();
    const [, id] = pictureFile.exec(file) ?? [];
    const of = this.kinds.all.find(({ table }) => table === kind);
    const rowsIn = async (database: ReadOnlyDatabase) =>
      id && of ? database.rows<Row>(select(of, id), `${kind} share`) : [];
    let [row] = await rowsIn(this.database);
    // The link may be of a listing that was approved just now.
    if (!row && this.database.mayBeBehind) [row] = await rowsIn(this.primary);
    if (!row) throw new NotFoundException('Image not found');
    return this.pictureOf(row);
  }

  /** Picture of pages without a listing, for a renamed site; the default name has `site/public/share.png`. */
  private ofSite(): SentImage {
    return this.pictureOf({
      name: 'Find a delivery company you can trust',
      lines: ['Bike, van and air dispatch across Nigeria'],
      tileName: config.site.name,
      price: '',
      services: [],
      image: null,
      cover: null,
    });
  }

  /** The tag changes with everything that is drawn. */
  private pictureOf(row: Row): SentImage {
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('base64url');
    const etag = `"${hash.slice(0, 27)}"`;
    // A shared promise of `fetch` rejects for all who wait for it, and keeps nothing.
    const bytes = async () => (await this.kept.fetch(etag, { context: row }))!;
    return { type: 'image/jpeg', caching: CACHING, etag, bytes };
  }

  private async paint({ services, image, cover, ...row }: Row): Promise<Buffer> {
    const [art = 'bike'] = services;
    const [logo, photo] = await Promise.all([this.stored(image), this.stored(cover)]);
    return paintShare({
      ...row,
      art,
      siteName: config.site.name,
      lines: [...row.lines, services.map((service) => serviceNames[service]).join(' · ')],
      ...(logo && { logo }),
      ...(photo && { photo }),
    });
  }

  private async stored(path: string | null): Promise<Buffer | undefined> {
    const id = path && idIn(path);
    return id ? this.images.read(id, '640.webp') : undefined;
  }
}

/** Selects the fields that a share picture shows, with those withheld that a hold withholds: images, too, can show a number. */
function select({ table, fields }: AnyKind, id: string): Sql {
  const value = (field: string) => publicValue(fields[field]!);
  const warning = sql`case when ${isHeld} then ${`Being checked: ${heldWords[table]}`}::text end as warning`;
  return table === 'company'
    ? sql`select ${value('name')} as name, array[${value('location')}] as lines, ${value('priceRange')} as price,
            service_types as services, ${value('profileImage')} as image, ${value('cover')} as cover, ${warning}
          from company where id = ${id} and ${isLive}`
    : sql`select ${value('title')} as name, array[${value('company')}, ${value('location')}] as lines,
            coalesce(${value('salary')}, '') as price, '{}'::text[] as services, ${value('jobAttachment')} as image,
            null as cover, ${warning}
          from job where id = ${id} and ${isLive}`;
}
