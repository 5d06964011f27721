import { createHash } from 'node:crypto';
import { encoded, type Encoding } from './encoding.ts';

/** What a rendering gave. */
export interface Rendered {
  status: number;
  /** Names and values in turn; without those that belong to one answer. */
  headers: string[];
  body: Buffer;
  /** The oldest version of the listings that went into it; infinite when none did. */
  version: number;
  /** When the first listing on it ends, by `performance.now()`. */
  endsAt: number;
  startedAt: number;
  /** What the route says of keeping it. */
  cacheControl: string;
  personal: boolean;
}

/**
 * What of a request decides what is sent. Cookies do not: who carries a personal one is not answered from the cache.
 */
export const vary = 'Accept-Encoding, Save-Data';

/** A page in one encoding: its finished bytes, and the headers that go with them. */
interface Body {
  bytes: Buffer;
  etag: string;
  headers: string[];
}

/** A rendered page as it is kept. An encoding is made when somebody first asks for it, and once. */
export class Page {
  readonly status: number;
  readonly version: number;
  readonly endsAt: number;
  readonly startedAt: number;
  readonly renderedAt: number;
  /** May be kept and shown to anybody. */
  readonly isPublic: boolean;
  /** Rests on nothing that may change while the process lives. */
  readonly isFixed: boolean;
  readonly cacheControl: string;
  /** When it was last tried in vain to render it again. */
  failedAt = -Infinity;
  /** Told when an encoding was added, which makes it bigger. */
  grew: (() => void) | undefined;
  readonly #identity: Body;
  readonly #headers: string[];
  readonly #hash: string;
  readonly #packed = new Map<Encoding, Body | Promise<Body>>();
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
    // Also of the headers: what a 304 leaves in force must be what a 200 would say.
    const hash = createHash('sha256').update(headers.join('\n')).update(body);
    this.#hash = hash.digest('base64url').slice(0, 27);
    this.#identity = this.#body('identity', body);
    this.#bytes = body.length;
  }

  /** Bytes in memory, roughly: the bodies, and what every entry costs. */
  get size(): number {
    return this.#bytes + 2_000;
  }

  /** The body in an encoding; a promise while it is being made. */
  body(encoding: Encoding): Body | Promise<Body> {
    if (encoding === 'identity') return this.#identity;
    return this.#packed.get(encoding) ?? this.#pack(encoding);
  }

  #pack(encoding: 'br' | 'gzip'): Promise<Body> {
    const making = encoded(this.#identity.bytes, encoding).then((bytes) => {
      const body = this.#body(encoding, bytes);
      this.#packed.set(encoding, body);
      this.#bytes += bytes.length;
      this.grew?.();
      return body;
    });
    this.#packed.set(encoding, making);
    return making;
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
