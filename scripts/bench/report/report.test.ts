import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replaced } from './document.ts';
import { figure } from './figures.ts';
import { pathTables } from './path-tables.ts';
import { searchTables } from './search-table.ts';
import { shownTable } from './table.ts';
import type { Measured } from '../load/interleaved.ts';
import type { SearchTimes } from '../database/search-times.ts';
import { type Keyword, keywords } from '../seeding/keywords.ts';

const measured = (name: string, requestsPerSecond: number, p99: number): Measured => ({
  path: { name, origin: '', paths: ['/'], pids: [] },
  byConnections: new Map([[16, { requestsPerSecond, p50: 1, p99, answers: 1, failures: 0 }]]),
  bytes: 2239,
  megabytes: undefined,
});

test('a path stands beside its yardsticks, with a row for each goal', () => {
  const [pages] = pathTables(
    [measured('Y1 node:http, constant', 1000, 2), measured('list page, cached', 400, 8)],
    10_000,
  );
  const rows = pages!.rows.filter(
    ([name]) => name === 'list page, cached' || name?.startsWith('…'),
  );
  const verdicts = rows.slice(0, 3).map((row) => row.slice(-3));
  assert.deepEqual(verdicts, [
    ['0.40 ×', '≥ 0.45 × Y1', 'missed by 11 %'],
    ['–', '≥ 0.5 × Y3', 'not measured'],
    ['4.00 ×', '≤ 3 × p99 of Y1', 'missed by 33 %'],
  ]);
});

test('a search is judged by its growth or by its time on the biggest table', () => {
  const times: SearchTimes = new Map(
    (Object.keys(keywords) as Keyword[]).map((keyword) => [
      keyword,
      new Map([
        [1_000, { first: 1.5, again: 1 }],
        [1_000_000, { first: 25, again: 2 }],
      ]),
    ]),
  );
  const [page, total] = searchTables(times);
  const end = (rows: typeof page, keyword: string) =>
    rows!.rows.find(([name]) => name === keyword)!.slice(-3);
  assert.deepEqual(end(page, 'common'), ['2.00 ×', '≤ 1.3 ×', 'missed by 54 %']);
  assert.deepEqual(end(page, 'rare'), ['2.00 ×', '≤ 4 ms', 'held']);
  assert.deepEqual(end(total, 'mid'), ['23.0', '≤ 20 ms', 'missed by 15 %']);
});

test('the columns of a table line up, text to the left and figures to the right', () => {
  const columns = ['path', 'req/s', 'held?'];
  const shown = shownTable({ heading: 'Pages', columns, rows: [['list', '12,345', 'held']] });
  assert.equal(
    shown,
    `### Pages

| path |  req/s | held? |
| ---- | -----: | ----- |
| list | 12,345 | held  |`,
  );
});

test('figures have the digits that mean something', () => {
  assert.deepEqual([12_345.6, 12.34, 0.123].map(figure), ['12,346', '12.3', '0.12']);
  assert.deepEqual([undefined, NaN, Infinity].map(figure), ['–', '–', 'never']);
});

test('a report takes the place of the last one and nothing else', () => {
  const [start, end] = [
    '<!-- measured: everything from here on is written by npm run bench -->',
    '<!-- measured: until here -->',
  ];
  const text = `Before\n\n${start}\n\nold\n\n${end}\n\nAfter`;
  assert.equal(replaced(text, 'new'), `Before\n\n${start}\n\nnew\n\n${end}\n\nAfter`);
  assert.throws(() => replaced('no marks', 'new'), /lost the mark/);
});
