import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startCache, type Site } from './testing.ts';

let site: Site;
beforeEach(async () => void (site = await startCache()));
afterEach(() => site.close());

/** Holds renderings up until the function that it gives is called. */
function holdUp(): () => void {
  let go = () => {};
  site.hold = new Promise((resolve) => (go = resolve));
  return go;
}
const renderings = async (count: number) => {
  while (site.rendered.length < count) await wait(1);
};

/** The API announces a version, which the next renderings carry. */
function change(version: number) {
  site.dataset.changed(version, site.now);
  site.next = { ...site.next, version };
}

test('after a change the first one waits for the new page, the others have the old one meanwhile', async () => {
  await site.ask('/companies');
  site.pass(1_000);
  change(2);
  const go = holdUp();
  const first = site.how('/companies');
  await renderings(2);
  assert.equal(await site.how('/companies'), 'site; hit; detail=renewing: page 1');
  site.pass(499);
  assert.equal(await site.how('/companies'), 'site; hit; detail=renewing: page 1');
  site.pass(1);
  const late = site.how('/companies');
  await wait(20);
  go();
  assert.equal(await first, 'site; fwd=stale; stored: page 2');
  assert.equal(await late, 'site; fwd=stale; collapsed; stored: page 2');
  assert.equal(await site.how('/companies'), 'site; hit: page 2');
});

test('whoever comes after a change is not given a page that was read before it', async () => {
  const go = holdUp();
  const early = site.how('/companies');
  await renderings(1);
  site.pass(10);
  change(2);
  site.hold = Promise.resolve();
  const late = site.how('/companies');
  await wait(20);
  go();
  assert.equal(await early, 'site; fwd=miss; stored: page 1');
  assert.match(await late, /^site; fwd=miss; stored: page 2$/);
});

test('a page whose figures are a minute old is shown once more while it is rendered again', async () => {
  await site.ask('/companies');
  site.pass(59_999);
  assert.equal(await site.how('/companies'), 'site; hit: page 1');
  site.pass(1);
  assert.equal(await site.how('/companies'), 'site; hit; detail=renewing: page 1');
  await renderings(2);
  while (!(await site.how('/companies')).endsWith('page 2')) await wait(1);
});

test('a listing that has ended is not shown, even when there is no new page', async () => {
  site.next = { endsAt: site.now + 5_000 };
  await site.ask('/companies');
  site.pass(4_999);
  assert.equal(await site.how('/companies'), 'site; hit: page 1');
  site.pass(1);
  site.next = { status: 503, cacheControl: 'no-store', version: Infinity };
  assert.equal(await site.how('/companies'), 'site; fwd=stale: page 2');
});

test('while nobody tells of changes each page is rendered once a second', async () => {
  site.dataset.lost();
  await site.ask('/companies');
  site.now += 999;
  assert.equal(await site.how('/companies'), 'site; hit: page 1');
  site.now += 1;
  assert.equal(await site.how('/companies'), 'site; fwd=stale; stored: page 2');
  assert.equal(await site.how('/companies'), 'site; hit: page 2');
});

test('without the API the last good page is shown, and the API is tried once a second', async () => {
  await site.ask('/companies');
  site.dataset.lost();
  site.next = { status: 503, cacheControl: 'no-store', version: Infinity };
  site.now += 1_000;
  assert.equal(await site.how('/companies'), 'site; hit; detail=stale-if-error: page 1');
  site.now += 999;
  assert.equal(await site.how('/companies'), 'site; hit: page 1');
  assert.equal(site.rendered.length, 2);
  site.now += 1;
  assert.equal(await site.how('/companies'), 'site; hit; detail=renewing: page 1');
  await renderings(3);
});

test('without the API no page is shown that is known to have changed, nor one for longer than five minutes', async () => {
  await site.ask('/companies');
  await site.ask('/jobs');
  const away = { status: 503, cacheControl: 'no-store', version: Infinity };
  site.next = away;
  site.pass(1_000);
  site.dataset.lost();
  site.now += 299_999;
  assert.equal(await site.how('/companies'), 'site; hit; detail=stale-if-error: page 1');
  site.now += 1;
  assert.equal((await site.ask('/companies')).status, 503);
  assert.equal((await site.ask('/jobs')).status, 503);
});

test('a moderator’s own decision is seen at the next page, before it is announced', async () => {
  await site.ask('/companies');
  site.pass(1_000);
  site.dataset.doubt(site.now);
  assert.equal(await site.how('/companies'), 'site; fwd=stale; stored: page 2');
  assert.equal(await site.how('/companies'), 'site; hit: page 2');
});

test('a rendering that breaks is the site’s own to answer, and breaks nothing else', async () => {
  site.breaks = true;
  assert.equal((await site.ask('/companies')).body.toString(), 'past the cache');
  site.breaks = false;
  assert.match(await site.how('/companies'), /^site; fwd=miss; stored/);
});

test('Age counts from the last word that the page is right', async () => {
  await site.ask('/companies');
  site.now += 2_500;
  assert.equal((await site.ask('/companies')).headers.age, '2');
  site.dataset.alive(site.now);
  assert.equal((await site.ask('/companies')).headers.age, '0');
});
