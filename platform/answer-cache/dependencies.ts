import type { IncomingHttpHeaders } from 'node:http';

/** Version of a response without a usable `Dataset-Version`: older than any other. */
const UNKNOWN_VERSION = -1;

/**
 * The API responses that went into an answer: the oldest version of the public listings (`Dataset-Version`) and the earliest
 * end of a listing (`Expires`, to the second, by the database's clock). Both are infinite without API responses.
 */
export class Dependencies {
  version = Infinity;
  /** Milliseconds by {@link performance.now}, which clock corrections do not move. */
  endsAt = Infinity;

  add(headers: IncomingHttpHeaders, now = Date.now(), monotonicNow = performance.now()): void {
    const version = /^\d+$/.test(String(headers['dataset-version']))
      ? Number(headers['dataset-version'])
      : UNKNOWN_VERSION;
    this.version = Math.min(this.version, version);
    const end = Date.parse(headers.expires ?? '');
    if (Number.isNaN(end)) return;
    // By the later of the two clocks a listing is taken down too early rather than too late.
    const apiNow = Date.parse(headers.date ?? '') || now;
    this.endsAt = Math.min(this.endsAt, monotonicNow + end - Math.max(now, apiNow));
  }
}
