import { createHash } from 'node:crypto';
import { encoded, type Encoding } from './encoding.ts';

/** The result of a computation. */
export interface Answer {
  status: number;
  /** Names and values in turn; without those of a single response. */
  headers: string[];
  body: Buffer;
  /** The oldest version of the public listings in it; infinite without any. */
  version: number;
  /** The end of the first listing in it, by `performance.now()`. */
  endsAt: number;
  startedAt: number;
  /** The `Cache-Control` that its route declares. */
  cacheControl: string;
  personal: boolean;
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
  /** The last failed attempt to compute it again. */
  failedAt = -Infinity;
  /** Called when an added encoding makes it bigger. */
  onGrow: (() => void) | undefined;
  readonly vary: string;
  readonly #identity: Body;
  readonly #headers: string[];
  readonly #hash: string;
  readonly #compressed = new Map<Encoding, Body | Promise<Body>>();
  #bytes: number;

  constructor(answer: Answer, computedAt: number, vary: string) {
    const { status, version, endsAt, startedAt, headers, body, cacheControl } = answer;
    this.vary = vary;
    this.status = status;
    this.version = version;
    this.endsAt = endsAt;
    this.isFixed = version === Infinity;
    this.startedAt = this.isFixed ? Infinity : startedAt;
    this.computedAt = computedAt;
    this.cacheControl = cacheControl;
    this.isPublic = status === 200 && /\bpublic\b/.test(cacheControl);
    this.#headers = headers;
    // Headers are part of it: those that a 304 leaves in force must be the same as on a 200.
    const hash = createHash('sha256').update(headers.join('\n')).update(body);
    this.#hash = hash.digest('base64url').slice(0, 27);
    this.#identity = this.#body('identity', body);
    this.#bytes = body.length;
  }

  /** Approximate bytes in memory. */
  get size(): number {
    return this.#bytes + ENTRY_OVERHEAD_BYTES;
  }

  /** The body in an encoding; a promise while it is compressed. */
  body(encoding: Encoding): Body | Promise<Body> {
    if (encoding === 'identity') return this.#identity;
    return this.#compressed.get(encoding) ?? this.#compress(encoding);
  }

  #compress(encoding: 'br' | 'gzip'): Promise<Body> {
    const compressing = encoded(this.#identity.bytes, encoding).then((bytes) => {
      const body = this.#body(encoding, bytes);
      this.#compressed.set(encoding, body);
      this.#bytes += bytes.length;
      this.onGrow?.();
      return body;
    });
    this.#compressed.set(encoding, compressing);
    return compressing;
  }

  #body(encoding: Encoding, bytes: Buffer): Body {
    const suffix = encoding === 'identity' ? '' : `-${encoding}`;
    const etag = `"${this.#hash}${suffix}"`;
    const headers = [...this.#headers, 'Vary', this.vary, 'ETag', etag];
    headers.push('Content-Length', String(bytes.length));
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    return { bytes, etag, headers };
  }
}
