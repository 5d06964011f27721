import assert from 'node:assert/strict';
import { test } from 'node:test';
import { megabytes } from '../harness/figures.ts';
import { startOwnProduct } from '../harness/own-product.ts';
import { usage } from '../rig/server.ts';

const MAX_OVERHEAD_BYTES = 60 * 1024 * 1024;

test('npm start: the supervisor and the guard of PostgreSQL hold at most 60 MB', async (t) => {
  // The first start of a checkout also compiles its TypeScript, and writes the compiled code when it ends.
  const first = await startOwnProduct(t);
  await first.verify();
  const product = await startOwnProduct(t, first.dataDir);
  const [supervisor, guard] = (['supervisor', 'guard'] as const).map(
    (part) => usage(product.idOf(part)!).memory,
  );
  const held = supervisor! + guard!;
  assert.ok(held <= MAX_OVERHEAD_BYTES, megabytes(held));
  await product.verify();
});

test('npm start exits with 1 and says why when the api is killed for the fifth time within a minute', async (t) => {
  const product = await startOwnProduct(t);
  for (let death = 1; death < 5; death++) await product.replace('api');
  product.kill('api');
  const { exitCode, output } = await product.ended();
  assert.equal(exitCode, 1);
  assert.match(output, /api stopped 5 times within a minute, now with SIGKILL/);
});
