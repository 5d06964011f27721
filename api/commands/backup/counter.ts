import { createHash } from 'node:crypto';
import type { Amount } from './archive.ts';

/** Counts and fingerprints what passes by. */
export class Tally {
  private count = 0;
  private bytes = 0;
  private readonly hash = createHash('sha256');

  add(bytes: Uint8Array, count = 0): void {
    this.count += count;
    this.bytes += bytes.byteLength;
    this.hash.update(bytes);
  }

  /** Once: a hash cannot go on after it was read. */
  amount(count = this.count): Amount {
    return { count, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
