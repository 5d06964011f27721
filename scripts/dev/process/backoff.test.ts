import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Backoff } from './backoff.ts';

const delays = (deaths: number[]) => {
  const backoff = new Backoff();
  return deaths.map((at) => backoff.delayAfterDeath(at));
};

test('restarts wait 0.25 to 5 s, and the fifth exit within a minute is the last', () => {
  assert.deepEqual(delays([0, 1_000, 2_000, 3_000, 59_999]), [250, 750, 2_250, 5_000, undefined]);
});

test('a fifth exit after a minute is restarted, since the first no longer counts', () => {
  assert.deepEqual(delays([0, 1_000, 2_000, 3_000, 60_000]), [250, 750, 2_250, 5_000, 5_000]);
});
