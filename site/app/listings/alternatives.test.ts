import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstOf } from './alternatives.server.ts';

test('other listings are distinct, of searches that found what was asked for, and none is held or the one shown', async () => {
  const listing = (id: string, heldUntil: string | null = null) => ({ id, heldUntil });
  const search =
    (data: ReturnType<typeof listing>[], headers = {}) =>
    () =>
      Promise.resolve({ data, headers });
  const searches = [
    search([listing('own'), listing('a'), listing('held', '2026-11-24T09:00:00Z')]),
    search([listing('similar')], { 'did-you-mean': 'swift' }),
    search([listing('a'), listing('b'), listing('c'), listing('d')]),
    () => assert.fail('enough were found'),
  ];
  const found = await firstOf(3, searches, 'own');
  const ids = found.map(({ id }) => id);
  assert.deepEqual(ids, ['a', 'b', 'c']);
});
