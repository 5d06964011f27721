import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../src/app/database.ts';
import { connectionTo } from '../src/platform/database/connection-options.ts';
import { migrate } from '../src/migrations/migrate.ts';
import { addressOf, onServer } from '../test/server.ts';
import { prepareRole } from './role.ts';

/** A database that a superuser has made and migrated, as an earlier release did. */
const database = `${process.env.TEST_RUN}_role`;
const role = `${process.env.TEST_RUN}_owner`;
const adminUrl = addressOf(database);

const urlOf = (password: string) => {
  const url = new URL(adminUrl);
  return Object.assign(url, { username: role, password }).href;
};

beforeAll(() => onServer(`create database ${database} template ${process.env.TEST_RUN}_template`));
afterAll(async () => {
  await onServer(`drop database ${database} with (force)`);
  await onServer(`drop role ${role}`);
});

const rowsAs = (url: string, statement: string) => onServer<object>(statement, url);

const owners = `
  select distinct owner from (
    select tableowner as owner from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
    union select viewowner from pg_views where schemaname = 'public'
    union select sequenceowner from pg_sequences
    union select pg_get_userbyid(proowner) from pg_proc p join pg_namespace n on n.oid = pronamespace
      where nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and deptype = 'e')
    union select pg_get_userbyid(datdba) from pg_database where datname = current_database()
  ) all_owners`;

it('makes a role that owns everything in the database and is no superuser', async () => {
  await prepareRole(adminUrl, urlOf('first p@ss'));
  expect(await rowsAs(urlOf('first p@ss'), owners)).toEqual([{ owner: role }]);
  const rights =
    'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user';
  expect(await rowsAs(urlOf('first p@ss'), rights)).toEqual([
    { rolsuper: false, rolcreatedb: false, rolcreaterole: false },
  ]);
});

it('gives the role its new password when it runs again', async () => {
  await prepareRole(adminUrl, urlOf('second'));
  await expect(rowsAs(urlOf('first p@ss'), 'select 1')).rejects.toThrow('password');
  expect(await rowsAs(urlOf('second'), owners)).toEqual([{ owner: role }]);
});

it('lets the role migrate, and create everything in an empty database', async () => {
  const options = { ...databaseOptions, ...connectionTo(urlOf('second')) };
  const orms = [await MikroORM.init(options), await MikroORM.init(options)] as const;
  expect(await migrate(orms[0])).toEqual([]);
  await orms[0].em.execute('drop schema public cascade; create schema public');
  expect((await migrate(orms[1])).length).toBeGreaterThan(10);
  for (const orm of orms) await orm.close(true);
});

it('refuses one role as both superuser and owner', async () => {
  await expect(prepareRole(adminUrl, adminUrl)).rejects.toThrow('must name different roles');
});
