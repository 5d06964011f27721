import { createHash } from 'node:crypto';
import { encoded, type Encoding } from './encoding.ts';

/** The result of a rendering. */
export interface Rendered {
  status: number;
  /** Names and values in turn; without those of a single response. */
  headers: string[];
  body: Buffer;
  /** The oldest version of the public listings on it; infinite without any. */
  version: number;
  /** The end of the first listing on it, by `performance.now()`. */
  endsAt: number;
  startedAt: number;
  /** The `Cache-Control` of its route. */
  cacheControl: string;
  personal: boolean;
}

/** Without cookies: a request with a personal cookie bypasses the cache. */
export const vary = 'Accept-Encoding, Save-Data';

/** A page in one encoding, with the headers that go with it. */
interface Body {
  bytes: Buffer;
  etag: string;
  headers: string[];
}

const ENTRY_OVERHEAD_BYTES = 2_000;

/** A rendered page in memory. Each encoding is made once, on its first request. */
export class CachedPage {
  readonly status: number;
  readonly version: number;
  readonly endsAt: number;
  readonly startedAt: number;
  readonly renderedAt: number;
  /** May be stored and served to anybody. */
  readonly isPublic: boolean;
  /** Depends on nothing that may change while the process lives. */
  readonly isFixed: boolean;
  readonly cacheControl: string;
  /** The last failed attempt to render it again. */
  failedAt = -Infinity;
  /** Called when an added encoding makes it bigger. */
  onGrow: (() => void) | undefined;
  readonly #identity: Body;
  readonly #headers: string[];
  readonly #hash: string;
  readonly #compressed = new Map<Encoding, Body | Promise<Body>>();
  #bytes: number;

  constructor(rendered: Rendered, renderedAt: number) {
    const { status, version, endsAt, startedAt, headers, body, cacheControl } = rendered;
    this.status = status;
    this.version = version;
    this.endsAt = endsAt;
    this.isFixed = version === Infinity;
    this.startedAt = this.isFixed ? Infinity : startedAt;
    this.renderedAt = renderedAt;
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
    const headers = [...this.#headers, 'Vary', vary, 'ETag', etag];
    headers.push('Content-Length', String(bytes.length));
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    return { bytes, etag, headers };
  }
}
