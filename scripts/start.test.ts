import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, existsSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { leftBehind, processesWith } from './testing/processes.ts';
import { adminEmail, launch, type Product } from './testing/product.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const env = { DEMO_DATA: 'off' };

const login = ({ url }: Product, password?: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password }),
  });

test('the first start makes an admin and shows the password once; the second finds everything again', async () => {
  const first = await launch({ env });
  const { password } = await first.ready();
  assert.match(first.output(), new RegExp(`${adminEmail}, password ${password} `));
  assert.equal((await login(first, password)).status, 200);
  assert.equal((await fetch(`${first.url}/home`)).status, 200);
  assert.equal(await first.stop(), 0);
  assert.deepEqual(await leftBehind(first.dataDir, 0), []);

  const second = await launch({ env, dataDir: first.dataDir });
  assert.equal((await second.ready()).password, undefined);
  assert.equal((await login(second, password)).status, 200);
  assert.equal(await second.stop(), 0);
});

test('secrets are made on the first start and are nobody else’s to read', async () => {
  const product = await launch({ env });
  await product.ready();
  assert.equal(statSync(join(product.dataDir, 'secrets.json')).mode & 0o777, 0o600);
  assert.equal(await product.stop(), 0);
});

for (const [variable, use] of Object.entries({
  PORT: 'the site',
  API_PORT: 'the api',
  POSTGRES_PORT: 'PostgreSQL',
})) {
  test(`a taken port for ${use} is told with the variable to change, before anything starts`, async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const product = await launch({ env: { ...env, [variable]: String(port) } });
    assert.equal(await product.exited, 1);
    assert.match(
      product.output(),
      new RegExp(`Port ${port}, wanted for ${use}, is taken .* set ${variable} `),
    );
    assert.equal(existsSync(join(product.dataDir, 'postgres')), false);
    other.close();
  });
}

test('a second start on the same data is refused and leaves the first alone', async () => {
  const first = await launch({ env });
  const { password } = await first.ready();
  const second = await launch({ env, dataDir: first.dataDir });
  assert.equal(await second.exited, 1);
  assert.match(second.output(), /already running on .* set DATA_DIR to another folder/);
  assert.equal((await login(first, password)).status, 200);
  assert.equal(await first.stop(), 0);
});

for (const [part, command] of Object.entries({
  api: 'api/dist/src/app/main.js',
  site: 'site/server.ts',
  postgres: 'bin/postgres',
})) {
  test(`when the ${part} dies, the others stop and the cause is told`, async () => {
    const product = await launch({ env });
    await product.ready();
    const [id] =
      [...processesWith(product.dataDir)].find(([, line]) => line.includes(command)) ?? [];
    process.kill(id!, 'SIGKILL');
    assert.equal(await product.exited, 1);
    assert.match(product.output(), new RegExp(`${part} stopped with `));
    assert.deepEqual(await leftBehind(product.dataDir, 0), []);
  });
}

test('a setting that cannot be used is told in a sentence', async () => {
  const product = await launch({ env: { ...env, RATE_LIMITS: 'sometimes' } });
  assert.equal(await product.exited, 1);
  assert.match(product.output(), /RATE_LIMITS must be on or off/);
  assert.deepEqual(await leftBehind(product.dataDir, 0), []);
});

test('nothing is left behind when the supervisor is killed, and the next start finds its data', async () => {
  const killed = await launch({ env });
  await killed.ready();
  killed.process.kill('SIGKILL');
  assert.deepEqual(await leftBehind(killed.dataDir), []);

  const next = await launch({ env, dataDir: killed.dataDir });
  assert.equal((await next.ready()).password, undefined);
  assert.equal(await next.stop(), 0);
});

test(
  'as root, a folder that PostgreSQL’s own user cannot enter is told with the way out',
  { skip: process.getuid?.() !== 0 && 'only root needs another user' },
  async () => {
    const closed = temporaryFolder('closed');
    chmodSync(closed, 0o700);
    const product = await launch({ env, dataDir: join(closed, 'data') });
    assert.equal(await product.exited, 1);
    assert.match(
      product.output(),
      new RegExp(`cannot enter ${closed}: set DATA_DIR .*chmod o\\+x ${closed}`),
    );
  },
);
