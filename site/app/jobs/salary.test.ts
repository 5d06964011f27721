import assert from 'node:assert/strict';
import { test } from 'node:test';
import { salaryIn } from './salary.ts';

test('a salary that is said plainly is understood', () => {
  const plain = {
    '₦120,000 a month': { least: 120_000, most: 120_000, unit: 'MONTH' },
    '₦80,000 - ₦120,000 per month': { least: 80_000, most: 120_000, unit: 'MONTH' },
    '₦90,000 – ₦120,000 monthly': { least: 90_000, most: 120_000, unit: 'MONTH' },
    '₦150k monthly': { least: 150_000, most: 150_000, unit: 'MONTH' },
    'NGN 5000 / day': { least: 5_000, most: 5_000, unit: 'DAY' },
    'N1,500,000 per annum': { least: 1_500_000, most: 1_500_000, unit: 'YEAR' },
    '₦2,000 to ₦3,000 an hour': { least: 2_000, most: 3_000, unit: 'HOUR' },
  };
  for (const [text, salary] of Object.entries(plain))
    assert.deepEqual(salaryIn(text), salary, text);
});

test('a salary that leaves a doubt is none', () => {
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
