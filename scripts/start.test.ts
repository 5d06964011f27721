import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, existsSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { leftBehind, processesWith } from '../test/product/processes.ts';
import { adminEmail, killLaunched, launch, type Product } from '../test/product/product.ts';
import { temporaryFolder } from '../test/product/temporary-folder.ts';

const env = { DEMO_DATA: 'off' };
after(killLaunched);

const login = ({ url }: Product, password?: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password }),
  });

/** One data folder for all starts: what the first start made, each later one finds. */
const dataDir = temporaryFolder('product');
let password: string | undefined;

const restarted = async () => {
  const product = await launch({ env, dataDir });
  assert.equal((await product.ready()).password, undefined);
  return product;
};

test('the first start makes an admin, shows the password once and keeps secrets from others', async () => {
  const product = await launch({ env, dataDir });
  ({ password } = await product.ready());
  assert.match(product.output(), new RegExp(`${adminEmail}, password ${password} `));
  assert.equal((await login(product, password)).status, 200);
  assert.equal((await fetch(`${product.url}/home`)).status, 200);
  assert.equal(statSync(join(dataDir, 'secrets.json')).mode & 0o777, 0o600);
  assert.equal(await product.stop(), 0);
  assert.deepEqual(await leftBehind(dataDir, 0), []);
});

/** Process id of the one whose command line contains the text. */
const idOf = (command: string) =>
  [...processesWith(dataDir)].find(([, line]) => line.includes(command))![0];

test('a second start on the same data is refused, and killing the first leaves no process, not even a blocked one', async () => {
  const first = await restarted();
  const second = await launch({ env, dataDir });
  assert.equal(await second.exited, 1);
  assert.match(second.output(), /already running on .* set DATA_DIR to another folder/);
  assert.equal((await login(first, password)).status, 200);
  process.kill(idOf('api/dist/src/app/main.js'), 'SIGSTOP');
  first.process.kill('SIGKILL');
  assert.deepEqual(await leftBehind(dataDir), []);
});

for (const [name, command] of Object.entries({
  api: 'api/dist/src/app/main.js',
  site: 'site/server.ts',
  postgres: 'bin/postgres',
})) {
  test(`a start after a kill finds its data, and stops with the cause when the ${name} is killed`, async () => {
    const product = await restarted();
    process.kill(idOf(command), 'SIGKILL');
    assert.equal(await product.exited, 1);
    assert.match(product.output(), new RegExp(`${name} stopped with `));
    assert.deepEqual(await leftBehind(dataDir, 0), []);
  });
}

for (const [variable, use] of Object.entries({
  PORT: 'the site',
  API_PORT: 'the api',
  POSTGRES_PORT: 'PostgreSQL',
})) {
  test(`a taken port for ${use} is refused before anything starts, naming the variable to change`, async () => {
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

test('an invalid setting is refused in a sentence', async () => {
  const product = await launch({ env: { ...env, RATE_LIMITS: 'sometimes' } });
  assert.equal(await product.exited, 1);
  assert.match(product.output(), /RATE_LIMITS must be on or off/);
  assert.deepEqual(await leftBehind(product.dataDir, 0), []);
});

test(
  'as root, a folder that the postgres user cannot enter is refused with the command to fix it',
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
