import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerpt } from './plain-text.ts';

test('a short text is kept, on one line', () => {
  assert.equal(excerpt(' Parcels\n\n in Lagos. ', 17), 'Parcels in Lagos.');
  assert.equal(excerpt(null), '');
});

test('a long text is cut at a word', () => {
  assert.equal(excerpt('Parcels, Lagos – Abuja, Kano', 20), 'Parcels, Lagos…');
  assert.equal(excerpt('a'.repeat(20), 10), `${'a'.repeat(10)}…`);
  assert.equal(excerpt('🚚'.repeat(20), 9), `${'🚚'.repeat(4)}…`);
});
