import assert from 'node:assert/strict';
import { test } from 'node:test';
import { salaryIn } from './salary.ts';

test('an unambiguous salary is parsed', () => {
  const plain = {
    '₦120,000 a month': { min: 120_000, max: 120_000, unit: 'MONTH' },
    '₦80,000 - ₦120,000 per month': { min: 80_000, max: 120_000, unit: 'MONTH' },
    '₦90,000 – ₦120,000 monthly': { min: 90_000, max: 120_000, unit: 'MONTH' },
    '₦150k monthly': { min: 150_000, max: 150_000, unit: 'MONTH' },
    'NGN 5000 / day': { min: 5_000, max: 5_000, unit: 'DAY' },
    'N1,500,000 per annum': { min: 1_500_000, max: 1_500_000, unit: 'YEAR' },
    '₦2,000 to ₦3,000 an hour': { min: 2_000, max: 3_000, unit: 'HOUR' },
  };
  for (const [text, salary] of Object.entries(plain))
    assert.deepEqual(salaryIn(text), salary, text);
});

test('an ambiguous salary is undefined', () => {
  const doubtful = [
    null,
    '',
    'Attractive',
    '120,000 monthly',
    '₦120,000',
    '₦80,000 plus bonus monthly',
    '₦120,000 - ₦80,000 monthly',
    '₦80 - ₦120k monthly, negotiable',
    '$500 a month',
  ];
  for (const text of doubtful) assert.equal(salaryIn(text), undefined, String(text));
});
