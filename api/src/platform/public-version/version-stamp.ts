import { publiclyFor } from '../http/caching.interceptor.ts';
import { raw, type Sql, sql } from '../database/sql.ts';

/** What a read tells besides its data, from the same snapshot. */
export interface VersionStamp {
  /** Of the dataset: a whole number that only grows. */
  version: number;
  /** When the first of the listings that were read ends, in seconds since 1970; null where there is none. */
  ends?: number | null;
  /** Until then, in seconds by the database's clock. */
  left?: number | null;
}

/** Select items for a {@link VersionStamp} of a statement that reads no listing. */
export const version = raw('(select version from dataset)::float8 as version');

/** Select items for a {@link VersionStamp}; `end` is SQL for the earliest end. */
export const versionStamp = (end: Sql) =>
  sql`${version}, floor(extract(epoch from ${end}))::float8 as ends,
    floor(extract(epoch from ${end} - now()))::float8 as left`;

/** The version, for whoever keeps answers. */
export const versionHeader = ({ version }: VersionStamp) => ({
  'Dataset-Version': String(version),
});

/** For everybody: the version, and that nobody may show the answer beyond the first end in it. */
export function publicHeaders(stamp: VersionStamp): Record<string, string> {
  const { ends, left } = stamp;
  if (typeof ends !== 'number' || typeof left !== 'number') return versionHeader(stamp);
  return {
    ...versionHeader(stamp),
    Expires: new Date(ends * 1_000).toUTCString(),
    'Cache-Control': publiclyFor(left),
  };
}
