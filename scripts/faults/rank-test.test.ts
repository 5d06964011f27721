import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareAbove } from './rank-test.ts';

test('two of a kind are above one another as often as below', () => {
  assert.equal(shareAbove([1, 2, 3, 4], [4, 3, 2, 1]), 0.5);
  assert.equal(shareAbove([7, 7], [7]), 0.5);
});

test('what is always longer is above always, and the other way round never', () => {
  assert.equal(shareAbove([5, 6], [1, 2, 3]), 1);
  assert.equal(shareAbove([1, 2, 3], [5, 6]), 0);
});

test('it counts pairs, of which equal ones are half', () => {
  assert.equal(shareAbove([1, 3], [2, 3]), 1.5 / 4);
});

test('it sees what is longer in one of four only, which no median does', () => {
  const usual = Array.from({ length: 400 }, (_, n) => n % 10);
  const sometimes = usual.map((value, n) => (n % 4 === 0 ? value + 100 : value));
  assert.ok(shareAbove(sometimes, usual) > 0.6);
});
