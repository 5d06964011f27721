import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeptAnswer, type ComputedAnswer } from './kept-answer.ts';
import { cacheControl, evaluate, pageLifetimes } from './freshness.ts';
import { PublicVersion } from './public-version.ts';
import { computed } from './testing.ts';

const start = 1_000_000;

/** A page of version 7 that was rendered within 10 ms. */
const page = (facts: Partial<ComputedAnswer> = {}, startedAt = start) =>
  new KeptAnswer(computed({ version: 7, ...facts }), startedAt, start + 10, 'Accept-Encoding');
const rendered = start + 10;

/** Version 7, announced at the start, with the last heartbeat at the given time. */
function version7({ heartbeatAt = Infinity } = {}) {
  const version = new PublicVersion();
  version.announced(7, start);
  version.heartbeat(heartbeatAt);
  return version;
}

test('the half second counts from the first change that a page lacks, not the last', () => {
  const version = version7();
  version.announced(8, start + 1_000);
  version.announced(9, start + 1_499);
  assert.equal(evaluate(page(), version, start + 1_499), 'revalidate');
  assert.equal(evaluate(page(), version, start + 1_500), 'miss');
  assert.equal(evaluate(page({ version: 8 }), version, start + 1_500), 'revalidate');
});

test('a change that is no longer remembered counts as long ago', () => {
  const version = version7();
  for (let next = 8; next < 200; next += 1) version.announced(next, start + next * 50);
  assert.equal(evaluate(page(), version, start + 199 * 50), 'miss');
  assert.equal(evaluate(page({ version: 198 }), version, start + 199 * 50), 'revalidate');
});

test('a page from a replica that is behind is rendered again after 250 ms', () => {
  const version = version7();
  version.announced(8, start - 1_000);
  assert.equal(evaluate(page(), version, rendered + pageLifetimes.replicaLag - 1), 'fresh');
  assert.equal(evaluate(page(), version, rendered + pageLifetimes.replicaLag), 'stale');
});

test('12 seconds without a message count as disconnected', () => {
  const version = version7({ heartbeatAt: start });
  assert.equal(version.isDisconnected(start + 12_000), false);
  assert.equal(version.isDisconnected(start + 12_001), true);
});

test('a version that has gone back makes every page a miss', () => {
  const version = version7();
  version.disconnected();
  version.announced(3, start + 2_000);
  assert.equal(version.current, 3);
  assert.equal(evaluate(page(), version, start + 2_000), 'miss');
  assert.equal(evaluate(page({ version: 3 }, start + 2_001), version, start + 2_020), 'fresh');
});

test('a page without API responses stays fresh', () => {
  const version = version7();
  version.announced(8, start + 1_000);
  version.invalidate(start + 1_000);
  version.disconnected();
  const text = page({ version: Infinity });
  assert.equal(evaluate(text, version, start + 1_000_000_000), 'fresh');
  assert.equal(cacheControl(text, version, start + 1_000_000_000), 'public, max-age=0');
});

test('s-maxage is ten seconds, and less before the end of a listing', () => {
  const version = version7();
  const control = (facts: Partial<ComputedAnswer>, at = rendered) =>
    /s-maxage=(\d+)$/.exec(cacheControl(page(facts), version, at))?.[1];
  assert.equal(control({}), '10');
  assert.equal(control({ endsAt: rendered + 10_000 }), '10');
  assert.equal(control({ endsAt: rendered + 9_999 }), '9');
  assert.equal(control({ endsAt: rendered + 999 }), '0');
  version.announced(8, start + 2_000);
  assert.equal(control({}, start + 2_000), '0');
  assert.equal(control({ version: 8 }, start + 2_000), '10');
  version.disconnected();
  assert.equal(control({ version: 8 }, start + 2_000), '1');
});
