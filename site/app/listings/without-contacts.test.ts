import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutContacts } from './without-contacts.ts';

for (const contact of [
  '08031234567',
  '0803 123 4567',
  '0803-123-4567',
  '+2348031234567',
  '+234 (0)803 123 4567',
  '234 803 123 4567',
  '009 234 803 123 4567',
  '02014630643',
  'O8O3 123 4567',
  '803 123 4567',
  'Zero-eight-zero-three one two three four',
  'hello@swift.example',
  'Ada.Obi+jobs@mail.swift.com.ng',
]) {
  test(`${contact} is removed`, () => {
    assert.equal(withoutContacts(`Call (${contact}) today.`), 'Call (…) today.');
  });
}

for (const text of [
  '₦1,500 – ₦5,000',
  '₦120,000 to ₦200,000 a month',
  'RC 1234567',
  'From 80000 - 90000 in one or two months, to three or four',
  'Since 2014, open 08:00 to 18:30',
  '500 parcels @ ₦700 each.',
  'Order 12345678901234567890',
]) {
  test(`“${text}” is kept`, () => {
    assert.equal(withoutContacts(text), text);
  });
}
