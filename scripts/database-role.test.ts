import getPort from 'get-port';
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startPostgres } from './dev/postgres/server.ts';
import { Stack } from './dev/process/stack.ts';
import { launch } from '../test/product/product.ts';
import { temporaryFolder } from '../test/product/temporary-folder.ts';
import { openDatabase } from '../test/rig/database.ts';

const dataDir = temporaryFolder('product');
const start = async () => {
  const product = await launch({ env: { DEMO_DATA: 'off' }, dataDir });
  await product.ready();
  return product;
};

async function rowsOf<Row>(databaseUrl: string, sql: string): Promise<Row[]> {
  const database = await openDatabase(databaseUrl);
  const rows = await database.rows<Row>(sql);
  await database.close();
  return rows;
}

const apiRoles = `
  select distinct usename as role, rolsuper as is_superuser from pg_stat_activity join pg_roles on rolname = usename
  where application_name like 'api%'`;

test('the product’s role is no superuser, also on the data folder of a release whose role was one', async () => {
  const first = await start();
  const expected = [{ role: 'marketplace', is_superuser: false }];
  assert.deepEqual(await rowsOf(first.databaseUrl(), apiRoles), expected);
  await first.stop();
  await makeOlder();

  const second = await start();
  assert.deepEqual(await rowsOf(second.databaseUrl(), apiRoles), expected);
  const foreign = `select tablename from pg_tables where tableowner <> 'marketplace' and schemaname not in ('pg_catalog', 'information_schema')`;
  assert.deepEqual(await rowsOf(second.databaseUrl(), foreign), []);
  await second.stop();
});

/** Gives all tables to the superuser and forgets the role, while no server changes them. */
async function makeOlder() {
  const secrets = join(dataDir, 'secrets.json');
  const { DATABASE_PASSWORD: _, ...older } = JSON.parse(readFileSync(secrets, 'utf8')) as Record<
    'DATABASE_PASSWORD' | 'POSTGRES_PASSWORD',
    string
  >;
  writeFileSync(secrets, JSON.stringify(older));
  const stack = new Stack();
  const folder = join(dataDir, 'postgres');
  const options = { folder, port: await getPort(), password: older.POSTGRES_PASSWORD };
  await rowsOf(
    await startPostgres(stack, options),
    `alter database postgres owner to postgres; reassign owned by marketplace to postgres;
     drop owned by marketplace; alter role marketplace rename to forgotten`,
  );
  await stack.stop();
}
