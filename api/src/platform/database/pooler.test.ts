import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { MikroORM } from '@mikro-orm/postgresql';
import { until } from '#platform/testing.ts';
import { testApp } from '../../../test/app.ts';
import { config } from '../../config/config.ts';
import { connectionTo } from './connection-options.ts';
import { ReadOnlyDatabase } from './read-only-database.ts';
import { sql } from './sql.ts';

testApp();
let bouncer: ChildProcess | undefined;
afterAll(() => bouncer?.kill('SIGKILL'));

async function open(clientUrl: string) {
  const orm = await MikroORM.init({
    entities: [],
    discovery: { warnWhenNoEntities: false },
    ...connectionTo(clientUrl),
  });
  const database = new ReadOnlyDatabase(orm.em.fork());
  /** 200 reads, ten at a time: half of a named statement and half of another. */
  const read = () =>
    Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        database.row<{ n: number }>(sql`select ${n}::int as n, pg_sleep(0.002)`, `sleep ${n % 2}`),
      ),
    );
  const namedCount = async () =>
    (await database.rows(sql`select from pg_prepared_statements where name like 'sleep%'`)).length;
  return { read, namedCount, close: () => orm.close(true) };
}

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;

/** PgBouncer in transaction mode, with two connections to the server for all clients; older than 1.21, or set up so. */
async function startPgBouncer(): Promise<string> {
  const port = await getPort();
  const { hostname, port: serverPort, username, password, pathname } = new URL(config.databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const server = `host=${hostname} port=${serverPort} user=${username} password=${password}`;
  writeFileSync(
    file,
    `[databases]\n* = ${server}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =
auth_type = any\npool_mode = transaction\ndefault_pool_size = 2
ignore_startup_parameters = extra_float_digits,options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout`,
  );
  chmodSync(folder, 0o755);
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  bouncer = spawn('pgbouncer', [...asUser, file], { stdio: 'ignore' });
  const url = `postgres://${username}:x@127.0.0.1:${port}${pathname}`;
  await until('PgBouncer to answer', async () => {
    const { namedCount, close } = await open(url);
    const count = await namedCount().catch(() => undefined);
    await close();
    return count !== undefined;
  });
  rmSync(folder, { recursive: true });
  return url;
}

(isInstalled ? it : it.skip)(
  'sends statements without names through a PgBouncer that does not follow them',
  async () => {
    const { read, namedCount, close } = await open(await startPgBouncer());
    expect((await read()).map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
    expect(await namedCount()).toBe(0);
    await close();
  },
);
