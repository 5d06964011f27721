import { defineEntity, p } from '@mikro-orm/postgresql';
import { signedAddress } from '../listing-images/signed-address.ts';
import type { ImageColumn } from '../listings/image-columns.ts';
import type { Kind } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { Facts } from '../screening/screening-input.ts';
import { newId } from '../platform/database/new-values.ts';
import { raw } from '../platform/database/sql.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';

const ChangeSchema = defineEntity({
  name: 'Change',
  tableName: 'change',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    kind: p.text().$type<Kind['table']>(),
    listingId: p.uuid().unique(),
    /** The columns of a correction. */
    facts: p.json().$type<Facts & Columns>(),
    /** Path of a new image; null keeps the listing's, unless `dropsImage`. */
    image: p.text().nullable(),
    cover: p.text().nullable(),
    dropsImage: p.boolean().default(false),
    dropsCover: p.boolean().default(false),
    notes: p.json().$type<ScreeningNote[]>(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export type Columns = Readonly<Record<string, unknown>>;
export type ImagePaths = Partial<Record<ImageColumn, string | null>>;

/** A pending edit of an approved listing by its owner; public once a moderator has approved it. */
export class Change extends ChangeSchema.class {
  /** The images that the listing gets: a path, or null for none. */
  images(): ImagePaths {
    const { image, cover, dropsImage, dropsCover } = this;
    return {
      ...((image || dropsImage) && { image: image ?? null }),
      ...((cover || dropsCover) && { cover: cover ?? null }),
    };
  }

  setImages({ image, cover }: ImagePaths): void {
    Object.assign(this, { image, cover, dropsImage: image === null, dropsCover: cover === null });
  }
}
ChangeSchema.setClass(Change);

/** SQL of the ETag of a listing with its change, which the owner may replace while a moderator reads it. */
export const etagWithChange = ({ table, etag }: Pick<Kind, 'table' | 'etag'>) =>
  raw(`'"' || md5(${etag.text} || (
    select change::text from change where listing_id = ${table}.id)) || '"'`);

/** The columns of a listing, with those that a change would give it. */
export const changedColumns = (listing: Listing, change?: Change | null): Columns => ({
  ...listing,
  ...change?.facts,
  ...change?.images(),
});

/** The fields of the form for a listing, with signed addresses of its images. */
export const formFields = (
  { editFields, imageFields }: Pick<Kind, 'editFields' | 'imageFields'>,
  columns: Columns,
  now: Date,
): Record<string, unknown> => ({
  ...Object.fromEntries(editFields.map((name) => [name, columns[name] ?? null])),
  ...Object.fromEntries(
    Object.entries(imageFields).map(([field, column]) => {
      const path = columns[column];
      return [field, typeof path === 'string' ? signedAddress(path, now) : null];
    }),
  ),
});

export function differing(names: readonly string[], one: object, other: object): string[] {
  const [before, after] = [{ ...one } as Columns, { ...other } as Columns];
  return names.filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
}
