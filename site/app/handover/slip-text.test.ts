import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCode, slipText } from './slip-text.ts';

const url = `https://dispatch.example.com/company/${crypto.randomUUID()}`;

test('a slip has each field within 700 characters, however much was typed', () => {
  const much = '🛵'.repeat(2_000);
  const slip = { code: newCode(), item: much, value: much, rider: much, plate: much };
  const text = slipText(much, slip, url);
  assert.ok([...text].length <= 700 && text.isWellFormed());
  const lines =
    /^Handover.*\nItem: .*\nValue: .*\nRider: .*\nPlate: .*\nCode: \d{4}\. No code.*\nhttps/;
  assert.match(text, lines);
});
