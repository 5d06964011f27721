import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asDialled, withDialled } from './phone.ts';

test('a Nigerian number is written as people dial it, and other values stay as they are', () => {
  assert.equal(asDialled('+2348031234567 Musa'), '0803 123 4567 Musa');
  for (const value of ['+233201234567', 'https://wa.me/+2348031234567', '', '08031234567'])
    assert.equal(asDialled(value), value);
});

test('of a sentence the Nigerian numbers are so written, and no link or email', () => {
  assert.equal(
    withDialled('+2348031234567 or “+2348057654321”, not a+2348031234567@x.ng'),
    '0803 123 4567 or “0805 765 4321”, not a+2348031234567@x.ng',
  );
});
