import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Backoff } from './backoff.ts';

const delays = (deaths: number[], passes = false) => {
  const backoff = new Backoff();
  return deaths.map((now) => backoff.delayAfterDeath({ now, passes }));
};

test('restarts wait 0.25 to 5 s, and the fifth exit within a minute is the last', () => {
  assert.deepEqual(delays([0, 1_000, 2_000, 3_000, 59_999]), [250, 750, 2_250, 5_000, undefined]);
});

test('a fifth exit after a minute is restarted, since the first no longer counts', () => {
  assert.deepEqual(delays([0, 1_000, 2_000, 3_000, 60_000]), [250, 750, 2_250, 5_000, 5_000]);
});

test('exits caused by a full disk are restarted every 5 s until there is room', () => {
  const deaths = [0, 1_000, 2_000, 3_000, 4_000, 9_000];
  assert.deepEqual(delays(deaths, true), [250, 750, 2_250, 5_000, 5_000, 5_000]);
});
