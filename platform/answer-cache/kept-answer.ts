import { createHash } from 'node:crypto';
import { encoded, type Encoding } from './encoding.ts';

/** The result of a computation. */
export interface ComputedAnswer {
  status: number;
  /** Alternating names and values, without headers of a single response. */
  headers: string[];
  body: Buffer;
  /** The oldest version of the public listings in it; infinite without any. */
  version: number;
  /** The end of the first listing in it, by `performance.now()`. */
  endsAt: number;
  /** The `Cache-Control` that its route declares. */
  cacheControl: string;
  /** Only for the request that caused it, such as a 429. */
  isOwn: boolean;
}

/** An answer in one encoding, with the headers that go with it. */
interface Body {
  bytes: Buffer;
  etag: string;
  headers: string[];
}

const ENTRY_OVERHEAD_BYTES = 2_000;
/** A body and its compressed forms as a multiple of the body: 1.3 for pages, 1.5 for JSON, without the rare deflate. */
const ALL_ENCODINGS = 1.5;

/** A finished answer in memory. Each encoding is made once, on its first request. */
export class KeptAnswer {
  readonly status: number;
  readonly version: number;
  readonly endsAt: number;
  readonly startedAt: number;
  readonly computedAt: number;
  /** May be stored and served to anybody. */
  readonly isPublic: boolean;
  /** Depends on nothing that may change while the process lives. */
  readonly isFixed: boolean;
  readonly cacheControl: string;
  readonly isOwn: boolean;
  readonly vary: string;
  /** Approximate bytes in memory with all encodings. */
  readonly size: number;
  /** The last failed attempt to compute it again. */
  failedAt = -Infinity;
  readonly #headers: string[];
  readonly #identity: Buffer;
  readonly #hash: string;
  readonly #bodies = new Map<Encoding, Body | Promise<Body>>();

  constructor(answer: ComputedAnswer, startedAt: number, computedAt: number, vary: string) {
    const { status, version, endsAt, headers, body, cacheControl, isOwn } = answer;
    this.vary = vary;
    this.status = status;
    this.version = version;
    this.endsAt = endsAt;
    this.isFixed = version === Infinity;
    this.startedAt = this.isFixed ? Infinity : startedAt;
    this.computedAt = computedAt;
    this.cacheControl = cacheControl;
    this.isOwn = isOwn;
    this.isPublic = status === 200 && /\bpublic\b/.test(cacheControl);
    this.#headers = headers;
    // Headers are part of it: those that a 304 leaves in force must be the same as on a 200.
    const hash = createHash('sha256').update(headers.join('\n')).update(body);
    this.#hash = hash.digest('base64url').slice(0, 27);
    this.#identity = body;
    this.size = Math.ceil(ALL_ENCODINGS * body.length) + ENTRY_OVERHEAD_BYTES;
  }

  /** @param name in lower case */
  header(name: string): string | undefined {
    const at = this.#headers.indexOf(name);
    return at < 0 ? undefined : this.#headers[at + 1];
  }

  /** The body in an encoding; a promise while it is made. */
  body(encoding: Encoding): Body | Promise<Body> {
    return this.#bodies.get(encoding) ?? this.#encode(encoding);
  }

  #encode(encoding: Encoding): Promise<Body> {
    const making = encoded(this.#identity, encoding).then((bytes) => {
      const body = this.#bodyOf(bytes, encoding);
      this.#bodies.set(encoding, body);
      return body;
    });
    this.#bodies.set(encoding, making);
    return making;
  }

  #bodyOf(bytes: Buffer, encoding: Encoding): Body {
    const suffix = encoding === 'identity' ? '' : `-${encoding}`;
    const etag = `"${this.#hash}${suffix}"`;
    const headers = [...this.#headers, 'Vary', this.vary];
    if (this.status === 200) headers.push('ETag', etag);
    headers.push('Content-Length', String(bytes.length));
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    return { bytes, etag, headers };
  }
}
