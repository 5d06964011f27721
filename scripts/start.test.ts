import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { promisify } from 'node:util';
import { until } from '#platform/testing.ts';
import { readable } from './dev/process/log-lines.ts';
import {
  adminEmail,
  killLaunched,
  launch,
  leftBehind,
  patient,
  processWith,
  type Product,
  temporaryFolder,
} from '../test/product/product.ts';
import { openDatabase } from '../test/rig/database.ts';

const env = { ...patient, DEMO_DATA: 'off' };
// Also what a failed test has left running, which would hold the data folder of the next.
afterEach(killLaunched);

const login = ({ url }: Product, password?: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password }),
  });

/** Asks again when the machine is too busy to answer, as a 503 with Retry-After says. */
async function assertLogsIn(product: Product, password?: string) {
  const ask = () => login(product, password).then((answer) => answer.status !== 503 && answer);
  const answer = await until('a login that is not busy', ask);
  assert.equal(answer.status, 200, await answer.text());
}

const logging = { LOG_LEVEL: 'debug' };

/** Api and site each log the request as JSON with its number, which a terminal shows in one readable line. */
async function assertLogged({ url, output }: Product) {
  const requestId = 'request-of-the-test';
  await fetch(`${url}/api/nowhere?q=private`, { headers: { 'X-Request-Id': requestId } });
  const find = () => output().match(/^.*request-of-the-test.*$/gm) ?? [];
  await until('both lines of the request', () => find().length === 2);
  for (const line of find()) {
    const event = { requestId, req: { method: 'GET', path: '/api/nowhere' }, res: { status: 404 } };
    assert.partialDeepStrictEqual(JSON.parse(line), event);
    assert.match(
      readable(line),
      /^\S+ \S+ request completed GET \/api\/nowhere 404 \d+ ms request-of-the-test$/,
    );
  }
}

async function assertOwnRole({ databaseUrl }: Product) {
  const database = await openDatabase(databaseUrl());
  const roles = await database.rows(
    `select distinct usename as role, rolsuper as superuser from pg_stat_activity join pg_roles on rolname = usename
     where application_name like 'api%'`,
  );
  await database.close();
  assert.deepEqual(roles, [{ role: 'marketplace', superuser: false }]);
}

/** One data folder for all starts: what the first start made, each later one finds. */
const dataDir = temporaryFolder('product');
let password: string | undefined;

const restarted = async () => {
  const product = await launch({ env, dataDir });
  const askForPage = () => fetch(`${product.url}/jobs`).catch(() => undefined);
  const { status } = await until('the site to listen', askForPage);
  assert.equal(status, 200, 'visitors for whom a proxy waits until the site listens get an error');
  assert.equal((await product.ready()).password, undefined);
  assert.ok(!product.output().includes('/manage/link/'));
  return product;
};

test('the first start chooses free internal ports, makes an admin, shows the password and an owner’s link of the demo data once, and keeps secrets from other users, while a command waits for the database', async () => {
  const free = { ...patient, API_PORT: '', POSTGRES_PORT: '', DEMO_DATA: 'on', HOST: '127.0.0.1' };
  const product = await launch({ env: { ...free, ...logging }, dataDir });
  const isOpening = () => readdirSync(dataDir).includes('opening.pid');
  await until('the data folder to be opened', isOpening, 300_000);
  // A request's limit for a connection, which none can hold: commands have their own.
  const short = { DATABASE_CONNECT_TIMEOUT_MS: '1', ENV_FILE: '', DATA_DIR: dataDir };
  const listed = promisify(execFile)('node', ['scripts/command.ts', 'admin', 'list'], {
    env: { ...process.env, ...short },
  });
  ({ password } = await product.ready());
  assert.match((await listed).stdout, new RegExp(`^${adminEmail} +admin`));
  assert.match(product.output(), new RegExp(`${adminEmail}, password ${password} `));
  await assertLogsIn(product, password);
  const [link = ''] = /\/manage\/link\/\S+/.exec(product.output()) ?? [];
  const managed = await fetch(product.url + link, { redirect: 'manual' });
  assert.match(`${managed.status} ${managed.headers.get('Location')}`, /^303 \/manage\?of=/);
  assert.equal((await fetch(`${product.url}/home`)).status, 200);
  await assert.rejects(fetch(product.url.replace('127.0.0.1', '127.0.0.2')), 'HOST has no effect');
  await assertLogged(product);
  assert.equal(statSync(join(dataDir, 'secrets.json')).mode & 0o777, 0o600);
  assert.equal(await product.stop(), 0);
  assert.deepEqual(await leftBehind(dataDir, 0), []);
});

const idOf = (command: string) => processWith(dataDir, command)!;

test('a second start on the same data is refused, and killing the first leaves no process, not even a blocked one', async () => {
  const first = await restarted();
  const second = await launch({ env, dataDir });
  assert.equal(await second.exited, 1);
  assert.match(second.output(), /already running on .* set DATA_DIR to another folder/);
  await assertLogsIn(first, password);
  process.kill(idOf('api/dist/src/app/main.js'), 'SIGSTOP');
  first.process.kill('SIGKILL');
  assert.deepEqual(await leftBehind(dataDir), []);
});

test('a start after a kill finds its data, makes the role that an older release lacked and is no superuser, a killed api, site or PostgreSQL starts again, and an error page has the number in the log', async () => {
  // As a release left it that ran as superuser.
  const file = join(dataDir, 'secrets.json');
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...secrets, DATABASE_PASSWORD: undefined }));
  const product = await restarted();
  await assertOwnRole(product);
  // While it is stopped, it does not start the api again before the page is asked for.
  product.process.kill('SIGSTOP');
  process.kill(idOf('api/dist/src/app/main.js'), 'SIGKILL');
  const asked = fetch(`${product.url}/jobs?q=rider`, { signal: AbortSignal.timeout(60_000) });
  const errorPage = await (await asked.finally(() => product.process.kill('SIGCONT'))).text();
  const number = /please quote <code>([\w-]{36})</.exec(errorPage)?.[1];
  assert.ok(number, errorPage);
  const isLogged = () => product.output().includes(`"requestId":"${number}"`);
  await until('the error page in the log', isLogged);
  for (const command of ['site/server.ts', 'bin/postgres -D'])
    process.kill(idOf(command), 'SIGKILL');
  const isBack = () =>
    Promise.all([fetch(`${product.url}/home`), login(product, password)]).then(
      (answers) => answers.every(({ ok }) => ok),
      () => false,
    );
  await until('the product to be back', isBack);
  for (const name of ['api', 'site', 'postgres'])
    assert.match(product.output(), new RegExp(`${name} stopped with SIGKILL and starts again`));
  assert.equal(await product.stop(), 0);
  assert.deepEqual(await leftBehind(dataDir, 0), []);
});

test('a start whose API_URL leads to no API says so instead of "Ready", since its pages show no listings, and goes on when nobody reads its output any more', async () => {
  const product = await launch({
    env: { ...env, ...logging, API_URL: 'http://127.0.0.1:1' },
    dataDir,
  });
  await product.ready();
  assert.match(product.output(), /API_URL=http:\/\/127\.0\.0\.1:1 .*no listings/);
  assert.doesNotMatch(product.output(), /^Ready/m);
  for (const stream of [product.process.stdout, product.process.stderr]) stream?.destroy();
  for (let request = 0; request < 5; request++) await fetch(`${product.url}/privacy`);
  assert.equal(await product.stop(), 0);
});

const other = createServer().listen(0).unref();
await once(other, 'listening');
const taken = String((other.address() as AddressInfo).port);
const isTaken = (use: string, variable: string) =>
  new RegExp(`Port ${taken}, wanted for ${use}, is taken .* set ${variable} `);

// Those that are refused as they are read are in settings.test.ts.
for (const [name, value, sentence] of [
  ['PORT', taken, isTaken('the site', 'PORT')],
  ['API_PORT', taken, isTaken('the api', 'API_PORT')],
  ['POSTGRES_PORT', taken, isTaken('PostgreSQL', 'POSTGRES_PORT')],
  ['METRICS_PORT', taken, isTaken('metrics of the api', 'METRICS_PORT')],
  ['PORT', '4190', /PORT 4190 is a port that browsers and fetch refuse .*set PORT to another/],
  ['S3_REGION', 'us east', /S3_REGION must be the name of a region/],
  ['TRUSTED_PROXIES', 'everybody', /TRUSTED_PROXIES must be addresses or networks/],
  ['DATA_DIR', '/proc/naija/data', /data cannot be written \(E[A-Z]+\): run this as the user/],
  ['HOST', '203.0.113.1', /This machine has no address 203.0.113.1: set HOST/],
] as const) {
  test(`${name}=${value} is refused in a sentence, before anything starts`, async () => {
    const product = await launch({ env: { ...env, [name]: value } });
    assert.equal(await product.exited, 1);
    assert.match(product.output(), sentence);
    assert.equal(existsSync(join(product.dataDir, 'postgres')), false);
    assert.deepEqual(await leftBehind(product.dataDir, 0), []);
  });
}

test('as root, a folder that the postgres user cannot enter is refused with the command to fix it', async (t) => {
  // PostgreSQL refuses root, so that only a start as root changes to another user.
  if (process.getuid?.() !== 0) return t.skip('only root needs another user');
  const closed = temporaryFolder('closed');
  chmodSync(closed, 0o700);
  const product = await launch({ env, dataDir: join(closed, 'data') });
  assert.equal(await product.exited, 1);
  assert.match(product.output(), new RegExp(`cannot enter ${closed}: .*chmod o\\+x ${closed}`));
});
