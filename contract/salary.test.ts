import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthlyPay, perMonth, salaryIn, type SalaryPeriod, shownSalary } from './salary.ts';

test('a salary is that of the figure and period at its start, if they are unambiguous', () => {
  const parsed = {
    '₦120,000 a month': { min: 120_000, max: 120_000, period: 'month' },
    '₦80,000 - ₦120,000 per month': { min: 80_000, max: 120_000, period: 'month' },
    '₦90,000 – ₦120,000 monthly': { min: 90_000, max: 120_000, period: 'month' },
    '₦150k monthly': { min: 150_000, max: 150_000, period: 'month' },
    'NGN 5000 / day': { min: 5_000, max: 5_000, period: 'day' },
    'N1,500,000 per annum': { min: 1_500_000, max: 1_500_000, period: 'year' },
    '₦500 to ₦900 an hour': { min: 500, max: 900, period: 'hour' },
    '₦80,000 - 90,000.00 gross a month': { min: 80_000, max: 90_000, period: 'month' },
    '₦100,000 monthly plus ₦200 per drop': { min: 100_000, max: 100_000, period: 'month' },
    '₦75,000 monthly, tools given at the end': { min: 75_000, max: 75_000, period: 'month' },
    '₦10,000 a night': { min: 10_000, max: 10_000, period: 'day' },
  };
  for (const [text, salary] of Object.entries(parsed))
    assert.deepEqual(salaryIn(text), salary, text);
  const doubtful = [
    null,
    '',
    '₦1,000,000,000 a month',
    '120,000 monthly',
    '₦120,000',
    '₦80,000 plus bonus monthly',
    '₦120,000 - ₦80,000 monthly',
    '$500 a month',
  ];
  for (const text of doubtful) assert.equal(salaryIn(text), undefined, String(text));
});

test('a range without a period has the chosen one', () => {
  const range = { min: 70_000, max: 150_000, period: 'month' };
  for (const text of ['NGN 70,000 - 150,000', '70,000 to 150k', '70 - 150k'])
    assert.deepEqual(salaryIn(text, 'month'), range, text);
  assert.equal(salaryIn('NGN 70,000 - 150,000'), undefined);
  for (const text of [
    'Confidential',
    '₦2,500 per delivery',
    '₦30, 000',
    '₦30,000, 50,000 per month',
    'N70.00',
    'N70,000.00k',
    '80.',
  ])
    assert.equal(salaryIn(text, 'month'), undefined, text);
});

test('a period in the text is right, whatever was chosen beside it', () => {
  const daily = { min: 5_000, max: 5_000, period: 'day' };
  for (const text of ['NGN 5,000 daily', '5,000 (daily)', '₦5k per day'])
    assert.deepEqual(salaryIn(text, 'month'), daily, text);
});

test('jobs are compared by the month, from the lower end', () => {
  assert.equal(monthlyPay('₦90,000 – ₦120,000 monthly', null), 90_000);
  for (const text of ['₦625 an hour', '₦5,000 a day', '₦30,000 a week', '₦1,560,000 a year'])
    assert.equal(monthlyPay(text, null), 130_000, text);
  assert.equal(perMonth(5_000, 'day'), 130_000);
  assert.equal(monthlyPay('₦600,000', 'trip'), null);
  assert.equal(monthlyPay('Negotiable', 'month'), null);
  for (const text of ['₦30,000 stipend', 'N30,000.00', '30,000., 13th month'])
    assert.equal(monthlyPay(text, 'month'), 30_000, text);
});

test('a salary is shown with the chosen period unless it names one, and without a figure as a note', () => {
  const shown: [string | null, SalaryPeriod | null, string | undefined, boolean?][] = [
    ['NGN 70,000 - 150,000', 'month', 'NGN 70,000 - 150,000 a month', true],
    ['₦5,000 daily', 'day', '₦5,000 daily', true],
    ['5% of sales', 'week', '5% of sales', true],
    ['Confidential', 'month', 'Confidential', false],
    [' ', null, undefined],
    [null, null, undefined],
  ];
  for (const [text, chosen, expected, isFigure] of shown)
    assert.deepEqual(shownSalary(text, chosen), expected && { text: expected, isFigure });
});
