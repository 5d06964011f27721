import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstOf } from './alternatives.server.ts';

test('other listings are distinct, of searches that found what was asked for, and none is held', async () => {
  const listing = (id: string, heldUntil: string | null = null) => ({ id, heldUntil });
  const search =
    (data: ReturnType<typeof listing>[], headers = {}) =>
    () =>
      Promise.resolve({ data, headers });
  const found = await firstOf(3, [
    search([listing('a'), listing('held', '2026-11-24T09:00:00Z')]),
    search([listing('similar')], { 'did-you-mean': 'swift' }),
    search([listing('a'), listing('b'), listing('c'), listing('d')]),
  ]);
  assert.deepEqual(
    found.map(({ id }) => id),
    ['a', 'b', 'c'],
  );
});
