import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers have few ways to say what they take; others are read again each time. */
const known = new Map<string, Encoding>();
const mostKnown = 200;

/** The best encoding that an `Accept-Encoding` allows (RFC 9110 §12.5.3): the highest q, at the same q the smallest body. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const best = bestOf(accepted);
  if (known.size < mostKnown && accepted.length < 200) known.set(accepted, best);
  return best;
}

function bestOf(accepted: string): Encoding {
  const weights = new Map(accepted.toLowerCase().split(',').map(weighed));
  // What is not named is not accepted, but for no encoding at all, which then comes last.
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 1e-4 : 0);
  let best: Encoding = 'identity';
  let most = 0;
  for (const encoding of encodings) {
    const weight = weightOf(encoding);
    if (weight > most) [best, most] = [encoding, weight];
  }
  return best;
}

function weighed(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = q === undefined ? 1 : Number(q.slice(2));
  return [name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0];
}

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

/** The body in an encoding, made in a thread of its own. */
export const encoded = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  compressors[encoding](body);
