import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HeldBytes } from './held-bytes.ts';
import { networksOf } from './networks.ts';

test('holds bytes up to the limits of all and of one network, and again after a release', () => {
  const memory = new HeldBytes({ total: 10, perNetwork: 6 });
  const [first, second, third] = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map((address) =>
    memory.open(address),
  );
  assert.equal(first!.take(4), true);
  assert.equal(second!.take(3), false);
  assert.equal(second!.take(2), true);
  assert.equal(third!.take(5), false);
  assert.equal(third!.take(4), true);
  first!.release();
  first!.release();
  assert.equal(memory.total, 6);
  assert.equal(second!.take(4), true);
});

for (const [address, near, wide] of [
  ['197.210.7.9', '197.210.7.9', '197.210.7.0/24'],
  ['::ffff:197.210.7.9', '197.210.7.9', '197.210.7.0/24'],
  ['2001:db8:1:2:3::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:00ff::1', '2001:db8:1:ff::/64', '2001:db8:1::/48'],
  ['unix socket', 'unix socket', 'unix socket'],
] as const) {
  test(`the networks of ${address} are ${near} and ${wide}`, () => {
    assert.deepEqual(networksOf(address), { near, wide });
  });
}
