import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oursText } from '../layout/network.ts';
import { reasonOf, unreachable } from './failure.ts';

test('a page that script could not load names the wait that the server asks for', () => {
  assert.equal(reasonOf(unreachable), oursText);
});

test('a wait is told in words: seconds, a minute, minutes rounded up', () => {
  const waits = ['30', '31', '60', '61'].map((retryAfter) =>
    reasonOf({ ...unreachable, kind: 'limited', retryAfter }).replace(/.* again /, ''),
  );
  assert.deepEqual(waits, ['in a few seconds.', 'in a minute.', 'in a minute.', 'in 2 minutes.']);
});
