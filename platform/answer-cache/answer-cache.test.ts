import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { startCache, type TestCache } from './testing.ts';

let site: TestCache;
beforeEach(async () => void (site = await startCache()));
afterEach(() => site.close());

test('a page is rendered once and then served from memory', async () => {
  assert.equal(await site.status('/companies'), 'site; fwd=miss; stored: page 1');
  assert.equal(await site.status('/companies'), 'site; hit: page 1');
  assert.deepEqual(site.rendered, ['/companies']);
});

test('64 simultaneous requests cause one rendering', async () => {
  const release = site.holdRenderings();
  const all = Array.from({ length: 64 }, () => site.status('/jobs?q=rider'));
  await site.requests(64);
  release();
  const answers = await Promise.all(all);
  assert.deepEqual(site.rendered, ['/jobs?q=rider']);
  assert.ok(answers.every((answer) => answer.endsWith(': page 1')));
});

test('a request for no public page passes the cache, and a personal one bypasses it', async () => {
  assert.equal((await site.get('/post-job')).body.toString(), 'past the cache');
  const { headers, body } = await site.get('/companies', { Personal: 'yes' });
  assert.equal(body.toString(), 'past the cache');
  assert.equal(headers['cache-status'], 'site; fwd=bypass');
  assert.deepEqual(site.rendered, []);
  await site.get('/companies');
  assert.equal(await site.status('/companies', { Personal: 'no' }), 'site; hit: page 1');
});

test('a rendering that sets a cookie is neither served nor stored', async () => {
  site.isPersonal = true;
  const answers = await Promise.all([site.get('/home'), site.get('/home')]);
  for (const { body } of answers) assert.equal(body.toString(), 'past the cache');
  assert.deepEqual(site.passed, ['GET /home', 'GET /home']);
  assert.equal(site.cache.size.entries, 0);
});

for (const [outcome, next] of [
  ['not found', { status: 404, cacheControl: 'no-store' }],
  ['gone', { status: 410, cacheControl: 'no-store' }],
  ['a redirect', { status: 302, cacheControl: 'public' }],
  ['a server error', { status: 500, cacheControl: 'public' }],
  ['private', { status: 200, cacheControl: 'private, no-cache' }],
] as const) {
  test(`a page that is ${outcome} is not stored`, async () => {
    site.next = next;
    const { status, headers } = await site.get('/jobs');
    assert.equal(status, next.status);
    assert.equal(headers['cache-status'], 'site; fwd=miss');
    assert.equal(headers['cache-control'], next.cacheControl);
    await site.get('/jobs');
    assert.deepEqual(site.rendered, ['/jobs', '/jobs']);
  });
}

test('a page that has become 410 is removed', async () => {
  await site.get('/company/9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11');
  assert.equal(site.cache.size.entries, 1);
  site.next = { status: 410, cacheControl: 'no-store' };
  site.version.announced(2, site.now);
  await site.get('/company/9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11');
  assert.equal(site.cache.size.entries, 0);
});

test('a 429 goes only to the visitor who caused it', async () => {
  const release = site.holdRenderings();
  site.next = { status: 429, cacheControl: 'no-store', isOwn: true };
  const first = site.get('/jobs');
  await site.renderings(1);
  const second = site.get('/jobs');
  await site.requests(2);
  release();
  assert.equal((await first).status, 429);
  assert.equal((await second).body.toString(), 'past the cache');
});

test('memory is bounded, and searches do not evict lists', async () => {
  await site.close();
  site = await startCache(200_000);
  site.next = { text: 'x'.repeat(10_000) };
  await site.get('/companies');
  for (let search = 0; search < 50; search += 1) await site.get(`/companies?q=word${search}`);
  const { entries, bytes } = site.cache.size;
  assert.ok(bytes <= 200_000, `${bytes} bytes`);
  assert.equal(entries, 1 + 5);
  assert.equal((await site.get('/companies')).headers['cache-status'], 'site; hit');
  const last = await site.get('/companies?q=word49');
  assert.equal(last.headers['cache-status'], 'site; hit');
});

test('the size of the cache covers a page in all encodings', async () => {
  site.next = { text: crypto.randomUUID().repeat(3) + 'delivery '.repeat(100) };
  let bytes = 0;
  for (const encoding of ['identity', 'gzip', 'br'])
    bytes += (await site.get('/companies', { 'Accept-Encoding': encoding })).body.length;
  assert.ok(site.cache.size.bytes > bytes, `${site.cache.size.bytes} for ${bytes}`);
});
