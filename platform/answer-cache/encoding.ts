import { promisify } from 'node:util';
import { brotliCompress, constants, deflate, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Best first; a client's own order among those that it takes is ignored. */
const encodings = ['br', 'gzip', 'deflate', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Results by `Accept-Encoding`, of which browsers send only a few. */
const negotiated = new LRUCache<string, Encoding>({ max: 200, memoMethod: negotiate });

/** The best encoding that an `Accept-Encoding` allows (RFC 9110 §12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  return accepted.length > 200 ? negotiate(accepted) : negotiated.memo(accepted);
}

function negotiate(accepted: string): Encoding {
  // RFC 9110 §8.4.1.3: x-gzip is another name of gzip.
  const headers = { 'accept-encoding': accepted.toLowerCase().replaceAll('x-gzip', 'gzip') };
  const allowed = new Negotiator({ headers }).encodings([...encodings]);
  return encodings.find((encoding) => allowed.includes(encoding)) ?? 'identity';
}

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  // The site's middleware would compress it under the ETag of identity (RFC 9110 §8.8.3).
  deflate: (body: Buffer) => promisify(deflate)(body, { level: 6 }),
  identity: (body: Buffer) => Promise.resolve(body),
};

/** Compresses in a thread of the pool. */
export const encoded = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoders[encoding](body);
