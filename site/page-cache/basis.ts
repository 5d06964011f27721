import type { IncomingHttpHeaders } from 'node:http';

/** The version of an answer that does not tell one: older than any. */
const unknown = -1;

/**
 * What a page rests on, told by every answer of the API that goes into it: the oldest snapshot of the listings
 * (`Dataset-Version`) and the earliest end of a listing on the page (`Expires`, to the second, by the database's clock).
 * A page that asked nobody rests on nothing: it stays as it is.
 */
export class Basis {
  version = Infinity;
  /** In milliseconds by {@link performance.now}, which no correction of the clock moves. */
  endsAt = Infinity;

  add(headers: IncomingHttpHeaders, now = Date.now(), clock = performance.now()): void {
    const version = /^\d+$/.test(String(headers['dataset-version']))
      ? Number(headers['dataset-version'])
      : unknown;
    this.version = Math.min(this.version, version);
    const end = Date.parse(headers.expires ?? '');
    if (Number.isNaN(end)) return;
    // The later of the two clocks: a listing is rather taken down early than shown too long.
    const theirs = Date.parse(headers.date ?? '') || now;
    this.endsAt = Math.min(this.endsAt, clock + end - Math.max(now, theirs));
  }
}
