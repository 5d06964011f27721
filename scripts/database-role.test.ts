import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { launch, type Product } from '../test/product/product.ts';
import { temporaryFolder } from '../test/product/temporary-folder.ts';
import { openDatabase } from '../test/rig/database.ts';

const dataDir = temporaryFolder('product');
const start = async () => {
  const product = await launch({ env: { DEMO_DATA: 'off' }, dataDir });
  await product.ready();
  return product;
};

/** Runs a statement as the superuser. */
async function asSuperuser<Row>(product: Product, sql: string): Promise<Row[]> {
  const database = await openDatabase(product.databaseUrl());
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
  assert.deepEqual(await asSuperuser(first, apiRoles), expected);
  await asSuperuser(
    first,
    `alter database postgres owner to postgres; reassign owned by marketplace to postgres;
     drop owned by marketplace; alter role marketplace rename to forgotten`,
  );
  await first.stop();
  const secrets = join(dataDir, 'secrets.json');
  const { DATABASE_PASSWORD: _, ...older } = JSON.parse(readFileSync(secrets, 'utf8')) as object & {
    DATABASE_PASSWORD: string;
  };
  writeFileSync(secrets, JSON.stringify(older));

  const second = await start();
  assert.deepEqual(await asSuperuser(second, apiRoles), expected);
  const foreign = `select tablename from pg_tables where tableowner <> 'marketplace' and schemaname in ('public', 'pgboss')`;
  assert.deepEqual(await asSuperuser(second, foreign), []);
  await second.stop();
});
