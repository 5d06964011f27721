import fc, { type Arbitrary } from 'fast-check';

const headerValues: Record<string, string[]> = {
  Accept: ['text/html', 'application/xml', '*/*', 'nonsense'],
  'Idempotency-Key': ['the-same-key', crypto.randomUUID(), 'short', 'x'.repeat(300), 'a key'],
  'If-None-Match': ['*', 'W/"x"', 'nonsense'],
  'X-Request-Id': ['my-own-request', 'x', '<b>', 'x'.repeat(300)],
  'X-Visitor-Address': ['192.0.2.1', '::1', 'nonsense'],
  'Content-Encoding': ['identity', 'gzip', 'nonsense'],
  'X-HTTP-Method-Override': ['DELETE'],
  Range: ['companies=0-1', 'bytes=0-1'],
};

/** At most two unusual headers. */
export const oddHeaders = (): Arbitrary<Record<string, string>> => {
  const key = fc.constantFrom(process.env.SITE_KEY ?? '', 'wrong');
  const odd = fc
    .constantFrom(...Object.entries(headerValues))
    .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)));
  return fc
    .tuple(key, fc.array(odd, { maxLength: 2 }))
    .map(([key, odd]) => ({ 'X-Site-Key': key, ...Object.fromEntries(odd) }));
};
