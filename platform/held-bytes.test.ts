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
  assert.equal(second!.take(4), true);
  assert.equal(third!.take(1), false);
});

test('an IPv4-mapped address has the networks of the IPv4 address, and any other text is a network of its own', () => {
  const mapped = { near: '197.210.7.9', wide: '197.210.7.0/24' };
  assert.deepEqual(networksOf('::ffff:197.210.7.9'), mapped);
  assert.deepEqual(networksOf('unix socket'), { near: 'unix socket', wide: 'unix socket' });
});
