import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paidInTurn } from './paid-in-turn.ts';

const HOUR_MS = 60 * 60 * 1000;

test('every paid listing that is not held has its turn on the landing page, Premium before Featured', () => {
  const listings = ['premium', 'featured', 'free'].flatMap((plan) =>
    Array.from({ length: 9 }, (_, at) => ({
      id: `${plan} ${at}`,
      plan,
      heldUntil: at === 0 ? '2026-11-24T09:00:00Z' : null,
    })),
  );
  const at = (hour: number, all = listings) =>
    paidInTurn(all, 4, new Date(hour * HOUR_MS)).map(({ id }) => id);
  assert.deepEqual(at(0), ['premium 1', 'premium 2', 'featured 1', 'featured 2']);
  assert.deepEqual(at(7), ['premium 8', 'premium 1', 'featured 8', 'featured 1']);
  for (const place of [0, 2])
    assert.equal(new Set(Array.from({ length: 8 }, (_, hour) => at(hour)[place])).size, 8);

  const few = listings.filter(({ id }) => ['premium 1', 'featured 1', 'free 1'].includes(id));
  for (const hour of [0, 1]) assert.deepEqual(at(hour, few), ['premium 1', 'featured 1']);
  const premium = listings.filter(({ plan }) => plan === 'premium');
  assert.deepEqual(at(0, premium), ['premium 1', 'premium 2', 'premium 3', 'premium 4']);
  assert.deepEqual(at(0, []), []);
});
