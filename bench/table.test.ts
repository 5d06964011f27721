import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median } from '../test/harness/figures.ts';
import { randomFrom } from '../test/harness/random.ts';
import { manyKeywords } from './keywords.ts';
import { shown, table } from './table.ts';

test('a table aligns text to the left and numbers to the right', async () => {
  assert.equal(
    await table('Pages', ['path', 'req/s', 'ratio'], [['list', 12_345, undefined]]),
    `### Pages

| path |  req/s | ratio |
| ---- | -----: | ----: |
| list | 12,345 |     – |
`,
  );
});

test('a number is shown with the digits that mean something', () => {
  assert.deepEqual([12_345.6, 12.34, 0.123, 16].map(shown), ['12,346', '12.3', '0.12', '16']);
  assert.deepEqual([undefined, NaN, Infinity].map(shown), ['–', '–', 'never']);
});

test('the median is the middle value, or the mean of the two in the middle', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.ok(Number.isNaN(median([])));
});

test('thousands of keywords are chosen by the seed alone, each once', () => {
  assert.equal(new Set(manyKeywords('common', randomFrom(7))).size, 2_600);
  const chosen = manyKeywords('rare', randomFrom(7));
  assert.equal(new Set(chosen).size, 2_600);
  assert.deepEqual(manyKeywords('rare', randomFrom(7)), chosen);
  assert.notDeepEqual(manyKeywords('rare', randomFrom(8)), chosen);
});
