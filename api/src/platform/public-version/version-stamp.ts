import { publicCacheControl } from '../http/caching.interceptor.ts';
import { raw, type Sql, sql } from '../database/sql.ts';

/** Validity of the data of a read, from the same snapshot. */
export interface VersionStamp {
  /** The public version, a whole number that only grows. */
  version: number;
  /** When the first listing of the read ends, in seconds since 1970; null without listings. */
  ends?: number | null;
  /** Seconds until then, by the database's clock. */
  left?: number | null;
}

/** Select items for a {@link VersionStamp} of a statement that reads no listing. */
export const version = raw('(select version from dataset)::float8 as version');

/** Select items for a {@link VersionStamp}; `end` is SQL for the earliest end. */
export const versionStamp = (end: Sql) =>
  sql`${version}, floor(extract(epoch from ${end}))::float8 as ends,
    floor(extract(epoch from ${end} - now()))::float8 as left`;

export const versionHeader = ({ version }: VersionStamp) => ({
  'Dataset-Version': String(version),
});

/** Headers of a public response: the version, and an expiry no later than the first end of a listing in it. */
export function publicHeaders(stamp: VersionStamp): Record<string, string> {
  const { ends, left } = stamp;
  if (typeof ends !== 'number' || typeof left !== 'number') return versionHeader(stamp);
  return {
    ...versionHeader(stamp),
    Expires: new Date(ends * 1_000).toUTCString(),
    // By the database's clock as well: caches count from it to the end.
    Date: new Date((ends - left) * 1_000).toUTCString(),
    'Cache-Control': publicCacheControl(left),
  };
}
