import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageNumber, pagingOf, rangeOf } from './paging.ts';

const listed = (range: string) => ({ 'content-range': range });

test('an invalid page number counts as the first page', () => {
  for (const page of ['', '0', '-1', '1.5', '4001', 'two', '99999999999999999999'])
    assert.equal(pageNumber(new URLSearchParams({ page })), 1, page);
  assert.equal(pageNumber(new URLSearchParams()), 1);
  assert.equal(pageNumber(new URLSearchParams({ page: '4000' })), 4_000);
});

test('a page number becomes the range of its rows', () => {
  assert.equal(rangeOf(1, 24), '[0,23]');
  assert.equal(rangeOf(3, 24), '[48,71]');
});

test('the number of pages is rounded up and at least one', () => {
  assert.equal(pagingOf(listed('jobs 0-23/48'), 1, 24).pages, 2);
  assert.equal(pagingOf(listed('jobs 0-23/49'), 1, 24).pages, 3);
  assert.equal(pagingOf(listed('jobs */0'), 1, 24).pages, 1);
});

test('with a capped total the pages go on while there is a next one', () => {
  const at = (range: string, number: number, next = true) => {
    const link = `<?range=x>; rel="prev"${next ? ', <?range=y>; rel="next"' : ''}`;
    const headers = { 'content-range': `jobs ${range}/1000+`, link };
    const { pages, isCapped } = pagingOf(headers, number, 24);
    return [pages, isCapped];
  };
  assert.deepEqual(at('0-23', 1), [42, true]);
  assert.deepEqual(at('984-1007', 42), [43, true]);
  assert.deepEqual(at('1200-1223', 51), [52, true]);
  assert.deepEqual(at('1200-1211', 51, false), [51, true]);
  assert.deepEqual(at('*', 900, false), [42, true]);
  assert.deepEqual(at('95976-95999', 4_000), [4_000, true]);
  assert.equal(pagingOf(listed('jobs 1200-1211/1212'), 51, 24).isCapped, false);
});

test('a total is formatted, capped or not', () => {
  assert.equal(pagingOf(listed('jobs 0-23/1812'), 1, 24).count, '1,812');
  assert.equal(pagingOf(listed('jobs 0-23/1000+'), 1, 24).count, '1,000+');
});
