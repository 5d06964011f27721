import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCode, slipText } from './slip-text.ts';

const url = `https://dispatch.example.com/company/${crypto.randomUUID()}`;

test('a slip is a message without lines for what was left empty', () => {
  const slip = { code: '0420', item: ' 2 cartons\n of shoes ', plate: '' };
  assert.match(
    slipText('Ẹ̀kọ́', slip, url),
    /^Handover.*Ẹ̀kọ́\nItem: 2 cartons of shoes\nCode: 0420\./,
  );
});

test('a slip has at most 700 characters and its code, however much was typed', () => {
  const much = '🛵'.repeat(2_000);
  const slip = { code: newCode(), item: much, value: much, rider: much, plate: much };
  const text = slipText(much, slip, url);
  assert.ok([...text].length <= 700 && text.isWellFormed());
  assert.match(text, /\nCode: \d{4}\. No code, no goods/);
});
