import { idIn } from '../../src/images/image-path.ts';
import { imageFiles } from '../../src/images/image-storage.ts';

/**
 * A backup is a gzipped tar that is read from front to back:
 *
 *     backup.json                   what it is of ({@link Contents})
 *     tables/<table>/<number>.copy  its rows, parents first, in PostgreSQL's text format (COPY), cut anywhere
 *     images/<id>/<file>.webp       the files of its images
 *     manifest.json                 how much it was ({@link Manifest}); without it the backup is incomplete
 */
export const format = 1;

/** Of which table, and which of its columns in which order. */
export interface Table {
  name: string;
  columns: string[];
}

/** `backup.json`: the first entry. */
export interface Contents {
  format: number;
  /** The moment of the snapshot, ISO 8601. */
  takenAt: string;
  /** The migrations that had been run, in order. */
  migrations: string[];
  tables: Table[];
}

/** How much of something there is, with the SHA-256 of its bytes in hexadecimal. */
export interface Amount {
  /** Rows, or files. */
  count: number;
  bytes: number;
  sha256: string;
}

/** `manifest.json`: the last entry. */
export interface Manifest {
  tables: Record<string, Amount>;
  images: Amount;
  /** Images of listings that were rejected or replaced while the backup ran: as in the wire, `/uploads/<id>/640.webp`. */
  missing: string[];
}

/** A backup that cannot be made or used; the message is for whoever runs the command. */
export class BackupRefusal extends Error {}

/** What `/uploads/<id>/640.webp` of the wire has in the storage. */
export const filesOf = (path: string): [id: string, file: string][] => {
  const id = idIn(path);
  return id === undefined ? [] : imageFiles.map((file) => [id, file]);
};

/** `images/<id>/<file>`, understood. */
export function imageOf(entry: string): [id: string, file: string] {
  const [, id = '', file = ''] = entry.split('/');
  return [id, file];
}

/** One file in the archive, as it passes by. */
export type Entry = AsyncIterable<unknown> & { header: { name: string } };
