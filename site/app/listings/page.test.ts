import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageLink, pageNumber, pageOf, rangeOf } from './page.ts';

const listed = (range: string) => ({ 'content-range': range });

test('a page that is no page is the first', () => {
  for (const page of ['', '0', '-1', '1.5', '1e9', 'two', '99999999999999999999'])
    assert.equal(pageNumber(new URLSearchParams({ page })), 1, page);
  assert.equal(pageNumber(new URLSearchParams()), 1);
  assert.equal(pageNumber(new URLSearchParams({ page: '3' })), 3);
});

test('pages ask for their rows and no others', () => {
  assert.equal(rangeOf(1, 24), '[0,23]');
  assert.equal(rangeOf(3, 24), '[48,71]');
});

test('the last page is the one that is not full', () => {
  assert.equal(pageOf(listed('jobs 0-23/48'), 1, 24).pages, 2);
  assert.equal(pageOf(listed('jobs 0-23/49'), 1, 24).pages, 3);
  assert.equal(pageOf(listed('jobs */0'), 1, 24).pages, 1);
});

test('where the counting stopped the pages go on as long as there is a next one', () => {
  const at = (range: string, number: number, next = true) => {
    const link = `<?range=x>; rel="prev"${next ? ', <?range=y>; rel="next"' : ''}`;
    const { pages, isCapped } = pageOf(
      { 'content-range': `jobs ${range}/1000+`, link },
      number,
      24,
    );
    return [pages, isCapped];
  };
  assert.deepEqual(at('0-23', 1), [42, true]);
  assert.deepEqual(at('984-1007', 42), [43, true]);
  assert.deepEqual(at('1200-1223', 51), [52, true]);
  assert.deepEqual(at('*', 900, false), [42, true]);
  assert.deepEqual(at('95976-95999', 4_000), [4_000, true]);
  assert.equal(pageOf(listed('jobs 1200-1211/1212'), 51, 24).isCapped, false);
});

test('a total is written for people, also where the counting stopped', () => {
  assert.equal(pageOf(listed('jobs 0-23/1812'), 1, 24).count, '1,812');
  assert.equal(pageOf(listed('jobs 0-23/1000+'), 1, 24).count, '1,000+');
});

test('a link to a page keeps the search', () => {
  const search = new URLSearchParams('q=bike&page=2');
  assert.equal(pageLink(search, 3), '?q=bike&page=3');
  assert.equal(pageLink(search, 1), '?q=bike');
});
