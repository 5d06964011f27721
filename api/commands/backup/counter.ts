import { createHash } from 'node:crypto';
import type { EntrySummary } from './archive.ts';

/** Counts and hashes a stream of bytes. */
export class Counter {
  count = 0;
  bytes = 0;
  private readonly hash = createHash('sha256');

  add(bytes: Uint8Array, count = 0): void {
    this.count += count;
    this.bytes += bytes.byteLength;
    this.hash.update(bytes);
  }

  /** Can be called once, since it ends the hash. */
  result(count = this.count): EntrySummary {
    return { count, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
