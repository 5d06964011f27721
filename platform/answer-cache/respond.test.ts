import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, unzipSync } from 'node:zlib';
import { startCache, type TestCache } from './testing.ts';

const text = 'Bike, van and air delivery. '.repeat(100);

let site: TestCache;
before(async () => {
  site = await startCache();
  site.next = { text };
});
after(() => site.close());

const read = (encoding: string | undefined, body: Buffer) =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding ? unzipSync(body) : body).toString();

for (const [accepted, encoding] of [
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'deflate'],
  ['deflate, gzip', 'gzip'],
  ['br;q=nonsense', undefined],
] as const) {
  test(`Accept-Encoding '${accepted}' gets ${encoding ?? 'identity'}`, async () => {
    const headers: Record<string, string> =
      accepted === undefined ? {} : { 'Accept-Encoding': accepted };
    const answer = await site.get('/companies', headers);
    assert.equal(answer.headers['content-encoding'], encoding);
    assert.equal(answer.headers.vary, 'Accept-Encoding');
    assert.equal(Number(answer.headers['content-length']), answer.body.length);
    assert.equal(read(encoding, answer.body), text);
  });
}

test('each encoding has a strong ETag of its own', async () => {
  const tags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'deflate', 'identity']) {
    const { headers } = await site.get('/companies', { 'Accept-Encoding': encoding });
    assert.match(String(headers.etag), /^"[\w-]+"$/);
    tags.add(String(headers.etag));
  }
  assert.equal(tags.size, 4);
});

test('If-None-Match of the current page gets 304 without a body', async () => {
  const br = { 'Accept-Encoding': 'br' };
  const first = await site.get('/companies', br);
  const etag = String(first.headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, headers, body } = await site.get('/companies', {
      ...br,
      'If-None-Match': known,
    });
    assert.equal(status, 304, known);
    assert.equal(headers.etag, etag);
    assert.equal(headers['cache-control'], first.headers['cache-control']);
    assert.equal(headers.vary, first.headers.vary);
    assert.equal(body.length, 0);
  }
});

test('If-None-Match of another version or encoding gets 200', async () => {
  const { headers } = await site.get('/companies', { 'Accept-Encoding': 'gzip' });
  for (const known of ['"other"', String(headers.etag), '']) {
    const { status } = await site.get('/companies', {
      'Accept-Encoding': 'br',
      'If-None-Match': known,
    });
    assert.equal(status, 200, known);
  }
});

test('HEAD has the headers of GET and no body, cached or not', async () => {
  for (const path of ['/companies', '/jobs']) {
    const head = await site.get(path, {}, 'HEAD');
    const get = await site.get(path);
    assert.equal(head.status, 200);
    assert.equal(head.body.length, 0);
    assert.equal(head.headers.etag, get.headers.etag);
    assert.equal(head.headers['content-length'], get.headers['content-length']);
  }
});

test('a 404 has no ETag and is never answered with 304', async () => {
  site.next = { text, status: 404, cacheControl: 'no-store' };
  const missing = '/company/9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11';
  const answer = await site.get(missing, { 'If-None-Match': '*' });
  assert.equal(answer.status, 404);
  assert.equal(answer.headers.etag, undefined);
  site.next = { text };
});
