import { Migration } from '@mikro-orm/migrations';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Controller, Get } from '@nestjs/common';
import { until } from '#platform/testing.ts';
import { testApp } from '../../test/app.ts';
import { addressOf, onServer } from '../../test/server.ts';
import { silentLine } from '../../test/silent-line.ts';
import { loadConfig } from '../config/config.ts';
import { databaseOptions } from './database.ts';
import { Account } from '../auth/account.entity.ts';
import { connectionTo, servingOptions } from '../platform/database/connection-options.ts';
import { inLongTransaction } from '../platform/database/long-transaction.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { sql } from '../platform/database/sql.ts';
import { unavailable } from '../platform/errors/unavailable.ts';
import { migrate } from '../migrations/migrate.ts';
import { migrations } from '../migrations/index.ts';

@Controller('queries')
class QueriesController {
  constructor(private readonly em: EntityManager) {}

  @Get('accounts')
  async accounts() {
    return { rows: await this.em.execute('select count(*)::int from account') };
  }

  @Get('slow')
  async slow() {
    await this.em.execute('select pg_sleep(60)');
  }
}

const api = testApp(QueriesController);
let pool: { options: { connectionTimeoutMillis: number } };
beforeAll(async () => {
  pool = (await api.em.getConnection().getNativeClient()) as unknown as typeof pool;
  // As long as by default: elsewhere tests wait longer for a connection, since the machine may be slow.
  const settings = loadConfig({ ...process.env, DATABASE_CONNECT_TIMEOUT_MS: undefined });
  pool.options.connectionTimeoutMillis = settings.databaseConnectTimeoutMs;
});

const accounts = () => api.http.get('/api/queries/accounts');
/** The statuses of so many requests at once. */
const statusesOf = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, accounts))).map(({ status }) => status);

const expectBusy = async (path: string) => {
  const { body, headers } = await api.http.get(path).expect(503);
  expect(headers['retry-after']).toBe('2');
  expect(body).toMatchObject({
    type: '/api/docs/errors#temporarily_unavailable',
    message: 'The service is busy at the moment. Please try again in a few seconds.',
  });
};

/** Holds the locks of `statement` while `task` runs, on a slow machine for longer than a connection may be silent. */
const during = (statement: string, task: () => Promise<void>) =>
  inLongTransaction(api, 'begin', async (connection) => {
    await connection.query(statement);
    await task();
  });

it('makes no database for a mistyped name in DATABASE_URL', async () => {
  const name = `${process.env.TEST_RUN}_mistyped`;
  const migrated = withOrm(connectionTo(addressOf(name)), migrate);
  await expect(migrated).rejects.toThrow(`database "${name}" does not exist`);
});

it('makes no tables in a database whose encoding lacks letters', async () => {
  const name = `${process.env.TEST_RUN}_ascii`;
  await onServer(`create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`);
  const migrated = withOrm(connectionTo(addressOf(name)), migrate);
  await expect(migrated).rejects.toThrow('has the encoding SQL_ASCII instead of UTF8');
  await onServer(`drop database ${name}`);
});

it('connects as the parameters of DATABASE_URL say, with schema and dates of its own', async () => {
  const url = new URL(databaseOptions.clientUrl!);
  url.searchParams.set('application_name', 'named');
  url.searchParams.set('options', '-c geqo=off');
  const set = `alter database ${url.pathname.slice(1)} set`;
  await onServer(`${set} search_path = app; ${set} datestyle = German; ${set} jit = on`);
  const names = ['application_name', 'geqo', 'search_path', 'jit'];
  const read = `select ${names.map((name) => `current_setting('${name}') as ${name}`).join()}, now()::text`;
  for (const options of [connectionTo(url.href), connectionTo(url.href, servingOptions)])
    expect(await withOrm(options, ({ em }) => em.fork().execute(read))).toMatchObject([
      {
        application_name: 'named',
        geqo: 'off',
        search_path: 'public',
        jit: 'off',
        now: expect.stringMatching(/^20\d\d-/),
      },
    ]);
  await onServer(`alter database ${url.pathname.slice(1)} reset all`);
});

it('a request to the database is 503 after the statement timeout', () =>
  expectBusy('/api/queries/slow'));

it('a request to the database is 503 while all connections are in use, and succeeds afterwards', async () => {
  await during('lock table account in access exclusive mode', async () => {
    expect(await statusesOf(30)).toEqual(Array(30).fill(503));
  });
  await accounts().expect(200);
});

it('a request to the database is 503 when its connection is terminated, and later requests get a new one', async () => {
  const terminate = async () => {
    const find = `select pg_terminate_backend(pid) as done from pg_stat_activity
      where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`;
    await until('the slow query to be cut off', async () => (await api.sql(find)).length > 0);
  };
  await Promise.all([expectBusy('/api/queries/slow'), terminate()]);
  // The error comes a moment before the end of the connection, which the pool may hand out again until then.
  await until('ten working connections', async () =>
    (await statusesOf(10)).every((status) => status === 200),
  );
});

it('a request to the database gets a connection after more of them broke in transactions than there are', async () => {
  const breakOne = () =>
    api.em
      .fork()
      .transactional((em) => em.execute('select pg_terminate_backend(pg_backend_pid())'));
  const broken = await Promise.allSettled(Array.from({ length: 12 }, breakOne));
  expect(broken.map(({ status }) => status)).toEqual(Array(12).fill('rejected'));
  await until('a working connection', async () => (await accounts()).status === 200);
});

it.each([
  ['the server is unreachable', () => 'postgres://nobody@127.0.0.1:1/nothing'],
  [
    'the server refuses the login',
    () => addressOf('postgres').replace(/\/\/[^@]+@/, '//nobody:wrong@'),
  ],
])('a request to the database is 503 if %s', async (_, address) => {
  const clientUrl = address();
  const reading = withOrm(connectionTo(clientUrl), ({ em }) => em.fork().execute('select 1'));
  const error = await reading.catch((reason: unknown) => reason);
  expect(unavailable(error)?.getStatus()).toBe(503);
});

it('a request to the database is 503 while PgBouncer has no server, and 500 for a wrong message of ours', () => {
  const error = (severity: string) =>
    Object.assign(new Error('server login has been failing'), { code: '08P01', severity });
  expect(unavailable(error('FATAL'))?.getStatus()).toBe(503);
  expect(unavailable(error('ERROR'))).toBeUndefined();
});

it('a request to the database is 503 when the server has gone silent, and the next one gets a new connection', async () => {
  const line = await silentLine(databaseOptions.clientUrl!);
  await withOrm(connectionTo(line.url, servingOptions), async ({ em }) => {
    const read = () => new ReadOnlyDatabase(em.fork()).row(sql`select 1 as one`, 'one');
    const find = () => em.fork().count(Account);
    const change = () => em.fork().transactional((own) => own.count(Account));
    for (const request of [read, find, change]) {
      const answer = await request();
      line.isSilent = true;
      const error = await request().catch((reason: unknown) => reason);
      expect(unavailable(error)?.getStatus()).toBe(503);
      line.isSilent = false;
      expect(await request()).toEqual(answer);
    }
  });
  line.close();
});

it('migrate runs each migration once when several instances start at once', async () => {
  await api.sql('drop schema public cascade');
  await api.sql('create schema public');
  const done = await Promise.all(Array.from({ length: 4 }, () => migrateAlone()));
  expect(done.flat()).toEqual(migrations.map(({ name }) => name));
});

it('migrate has no statement timeout', async () => {
  expect(await migrateAlone([...migrations, { name: 'Slow', class: Slow }])).toEqual(['Slow']);
});

/** Outlasts the statement timeout of requests. */
class Slow extends Migration {
  override up(): void {
    this.addSql('select pg_sleep(3.2)');
  }
}

const migrateAlone = (migrationsList = migrations) =>
  withOrm({ migrations: { ...databaseOptions.migrations, migrationsList } }, migrate);

async function withOrm<T>(options: typeof databaseOptions, work: (orm: MikroORM) => Promise<T>) {
  const orm = await MikroORM.init({ ...databaseOptions, ...options });
  try {
    return await work(orm);
  } finally {
    await orm.close();
  }
}
