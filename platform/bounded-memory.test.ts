import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BoundedMemory } from './bounded-memory.ts';

test('evicts the least recently counted key when it is full', async () => {
  const memory = new BoundedMemory({ points: 1, duration: 60 }, 2);
  const isRefused = (key: string) =>
    memory.consume(key).then(
      () => false,
      () => true,
    );
  const refused = [];
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) refused.push(await isRefused(key));
  assert.deepEqual(refused, [false, false, true, false, true, false]);
});
