import { idIn } from '../../src/platform/images/image-path.ts';
import { imageFiles } from '../../src/platform/images/image-storage.ts';

/**
 * A backup is a gzipped tar that is read sequentially:
 *
 *     backup.json                   {@link Contents}
 *     tables/<table>/<number>.copy  rows, parents first, in PostgreSQL's text format (COPY), split at any byte
 *     images/<id>/<file>.webp       files of images
 *     manifest.json                 {@link Manifest}; without it the backup is incomplete
 */
export const FORMAT_VERSION = 1;

/** A table and the order of its columns in the backup. */
export interface Table {
  name: string;
  columns: string[];
}

/** `backup.json`: the first entry. */
export interface Contents {
  format: number;
  /** The time of the snapshot, ISO 8601. */
  takenAt: string;
  /** The migrations that had run, in order. */
  migrations: string[];
  tables: Table[];
}

export interface EntrySummary {
  /** Rows or files. */
  count: number;
  bytes: number;
  /** Hex digest of the whole file. */
  sha256: string;
}

/** `manifest.json`: the last entry. */
export interface Manifest {
  tables: Record<string, EntrySummary>;
  images: EntrySummary;
  /** Paths (`/uploads/<id>/640.webp`) of images that were removed while the backup ran. */
  missing: string[];
}

/** The files of an image by its path, `/uploads/<id>/640.webp`. */
export const filesOf = (path: string): [id: string, file: string][] => {
  const id = idIn(path);
  return id === undefined ? [] : imageFiles.map((file) => [id, file]);
};

/** A file in the archive as a stream. */
export type Entry = AsyncIterable<unknown> & { header: { name: string } };
