import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedPay } from './asked-pay.server.ts';

for (const [q, words, minPay] of [
  ['driver 150k', 'driver', '150000-month'],
  ['₦120,000 rider lagos', 'rider lagos', '100000-month'],
  ['rider job 80000 naira monthly', 'rider job monthly', '80000-month'],
  ['N500k', undefined, '300000-month'],
  ['driver 50,000', 'driver', '50000-month'],
] as const)
  test(`the amount in "${q}" is offered as a minimum pay`, () => {
    assert.deepEqual(askedPay({ q, place: 'lagos' }), { q: words, place: 'lagos', minPay });
  });

for (const q of [
  'driver 49,999',
  '08031234567',
  'class 3 licence',
  'RC 1234567',
  'toyota n300',
  '',
])
  test(`"${q}" names no pay`, () => {
    assert.equal(askedPay({ q }), undefined);
  });

test('a chosen minimum pay stays as it is', () => {
  assert.equal(askedPay({ q: 'driver 150k', minPay: '50000-month' }), undefined);
});
