import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast, atMost, judged, shownGoal } from './goals.ts';
import { median } from './statistics.ts';

test('a goal is held on its bound, and missed by how much of it is lacking', () => {
  assert.equal(judged(atLeast(0.5, ' × Y1'), 0.5), 'held');
  assert.equal(judged(atLeast(0.5, ' × Y1'), 0.4), 'missed by 20 %');
  assert.equal(judged(atMost(2, ' ×'), 2), 'held');
  assert.equal(judged(atMost(2, ' ×'), 3), 'missed by 50 %');
});

test('a goal that is missed by a hair is not said to be missed by nothing', () => {
  assert.equal(judged(atMost(1000, ' ms'), 1001), 'missed by <1 %');
});

test('what never happened misses, and what could not be measured neither holds nor misses', () => {
  assert.equal(judged(atMost(1, ' s'), Infinity), 'missed');
  assert.equal(judged(atLeast(1, ' × Y3'), NaN), 'not measured');
});

test('a goal says its bound and its unit', () => {
  assert.equal(shownGoal(atLeast(0.45, ' × Y1')), '≥ 0.45 × Y1');
  assert.equal(shownGoal(atMost(20, ' ms')), '≤ 20 ms');
});

test('the median is the middle value, or between the two in the middle', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.ok(Number.isNaN(median([])));
});
