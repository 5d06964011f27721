import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { until } from '../testing.ts';
import { startCache, type TestCache } from './testing.ts';

let site: TestCache;
beforeEach(async () => void (site = await startCache()));
afterEach(() => site.close());

/** Announces a version, which renderings from now on have. */
function change(version: number) {
  site.version.announced(version, site.now);
  site.next = { ...site.next, version };
}

test('after a change the first request waits for the new page, others get the old one for 500 ms', async () => {
  await site.get('/companies');
  site.advance(1_000);
  change(2);
  const release = site.holdRenderings();
  const first = site.status('/companies');
  await site.renderings(2);
  assert.equal(await site.status('/companies'), 'site; hit; detail=renewing: page 1');
  site.advance(499);
  assert.equal(await site.status('/companies'), 'site; hit; detail=renewing: page 1');
  site.advance(1);
  const late = site.status('/companies');
  await site.requests(5);
  release();
  assert.equal(await first, 'site; fwd=stale; stored: page 2');
  assert.equal(await late, 'site; fwd=stale; collapsed; stored: page 2');
  assert.equal(await site.status('/companies'), 'site; hit: page 2');
});

for (const [event, happen] of [
  ['a change', () => change(2)],
  ['the end of a listing', () => site.advance(1)],
] as const)
  test(`a request after ${event} does not get a page rendered before it`, async () => {
    site.next = { endsAt: site.now + 5 };
    const release = site.holdRenderings();
    const early = site.status('/companies');
    await site.renderings(1);
    site.advance(4);
    site.next = {};
    happen();
    site.hold = Promise.resolve();
    const late = site.status('/companies');
    await site.requests(2);
    release();
    assert.equal(await early, 'site; fwd=miss; stored: page 1');
    assert.equal(await late, 'site; fwd=miss; stored: page 2');
  });

test('a page that is a minute old is served once more while it is rendered again, one of ten minutes is not', async () => {
  await site.get('/companies');
  site.advance(59_999);
  assert.equal(await site.status('/companies'), 'site; hit: page 1');
  site.advance(1);
  assert.equal(await site.status('/companies'), 'site; hit; detail=renewing: page 1');
  await site.renderings(2);
  await until('page 2', async () => (await site.status('/companies')).endsWith('page 2'));
  site.advance(599_999);
  assert.equal(await site.status('/companies'), 'site; hit; detail=renewing: page 2');
  await until('page 3', async () => (await site.status('/companies')).endsWith('page 3'));
  site.advance(600_000);
  assert.equal(await site.status('/companies'), 'site; fwd=stale; stored: page 4');
});

test('a page with an ended listing is not served, even when rendering fails', async () => {
  site.next = { endsAt: site.now + 5_000 };
  await site.get('/companies');
  site.advance(4_999);
  assert.equal(await site.status('/companies'), 'site; hit: page 1');
  site.advance(1);
  site.next = { status: 503, cacheControl: 'no-store', version: Infinity };
  assert.equal(await site.status('/companies'), 'site; fwd=stale: page 2');
});

test('while disconnected from the change stream each page is rendered once a second', async () => {
  site.version.disconnected();
  await site.get('/companies');
  site.now += 999;
  assert.equal(await site.status('/companies'), 'site; hit: page 1');
  site.now += 1;
  assert.equal(await site.status('/companies'), 'site; fwd=stale; stored: page 2');
  assert.equal(await site.status('/companies'), 'site; hit: page 2');
});

test('without the API the last good page is served, and rendering is retried once a second', async () => {
  await site.get('/companies');
  site.version.disconnected();
  site.next = { status: 503, cacheControl: 'no-store', version: Infinity };
  site.now += 1_000;
  assert.equal(await site.status('/companies'), 'site; hit; detail=stale-if-error: page 1');
  site.now += 999;
  assert.equal(await site.status('/companies'), 'site; hit: page 1');
  assert.equal(site.rendered.length, 2);
  site.now += 1;
  assert.equal(await site.status('/companies'), 'site; hit; detail=renewing: page 1');
  await site.renderings(3);
});

test('without the API a page that changed is not served, and no page for longer than five minutes', async () => {
  await site.get('/jobs');
  site.advance(1_000);
  change(2);
  await site.get('/companies');
  site.next = { status: 503, cacheControl: 'no-store', version: Infinity };
  site.version.disconnected();
  site.now += 1_000;
  assert.equal((await site.get('/jobs')).status, 503);
  site.now += 298_999;
  assert.equal(await site.status('/companies'), 'site; hit; detail=stale-if-error: page 2');
  site.now += 1;
  assert.equal((await site.get('/companies')).status, 503);
});

test('an invalidated page is rendered again before the change is announced', async () => {
  await site.get('/companies');
  site.advance(1_000);
  site.version.invalidate(site.now);
  assert.equal(await site.status('/companies'), 'site; fwd=stale; stored: page 2');
  assert.equal(await site.status('/companies'), 'site; hit: page 2');
});

test('a failed rendering passes the request through, and the next one is stored', async () => {
  site.fails = true;
  assert.equal((await site.get('/companies')).body.toString(), 'past the cache');
  site.fails = false;
  assert.match(await site.status('/companies'), /^site; fwd=miss; stored/);
});

test('Age counts from the last message of the API without a change', async () => {
  await site.get('/companies');
  site.now += 2_500;
  assert.equal((await site.get('/companies')).headers.age, '2');
  site.version.heartbeat(site.now);
  assert.equal((await site.get('/companies')).headers.age, '0');
});
