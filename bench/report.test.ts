import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure, reportOf } from './report.ts';

test('the report says of each figure with a goal whether it was held, at the bound too', async () => {
  const figures = [
    figure('list', 0.5, '× Y1', { atLeast: 0.5 }),
    figure('start', 3.01, 's', { atMost: 3 }),
    figure('page', 12_345.6, '/s'),
    figure('approval', Infinity, 's', { atMost: 0.2 }),
    figure('failed', NaN, '×', { atLeast: 1 }),
  ];
  const rows = (await reportOf(figures)).split('\n').map((row) => row.replaceAll(/ +/g, ' '));
  assert.deepEqual(rows.slice(2, 7), [
    '| list | 0.50 × Y1 | ≥ 0.50 × Y1 | held |',
    '| start | 3.01 s | ≤ 3 s | missed |',
    '| page | 12,346 /s | | |',
    '| approval | never s | ≤ 0.20 s | missed |',
    '| failed | – × | ≥ 1 × | missed |',
  ]);
});
