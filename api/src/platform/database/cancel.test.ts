import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Inject } from '@nestjs/common';
import { startApp, type TestApp } from '../../../test/app.ts';
import { until } from '../../../test/until.ts';
import { ReadOnlyDatabase } from './read-only-database.ts';
import { sql } from './sql.ts';

/** A query that outlasts every test, without a statement timeout. */
@Controller('slow')
class SlowController {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  @Get()
  read() {
    const noTimeout = sql`set local statement_timeout = 0`;
    return new ReadOnlyDatabase(this.em).rowsWith(noTimeout, sql`select pg_sleep(600)`);
  }
}

let api: TestApp;

beforeAll(async () => {
  api = await startApp(SlowController);
});
afterAll(() => api.close());

const running = async () => {
  const [row] = await api.sql<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state = 'active' and query like '%pg_sleep(600)'`,
  );
  return row?.count ?? 0;
};

const untilRunning = (count: number) =>
  until(`${count} running queries`, async () => (await running()) === count);

const slowRequest = ({ signal }: AbortController) =>
  fetch(`${api.url}/api/slow`, { signal }).catch(() => 'aborted');

it('cancels running and queued queries when their clients disconnect', async () => {
  const client = new AbortController();
  // The tenth connection of the pool is that of the test.
  const started = Array.from({ length: 9 }, () => slowRequest(client));
  await untilRunning(9);
  const queued = Array.from({ length: 5 }, () => slowRequest(client));
  client.abort();
  expect(new Set(await Promise.all([...started, ...queued]))).toEqual(new Set(['aborted']));
  await untilRunning(0);
  await api.http.get('/api/companies').expect(200);
});

it('does not cancel a query whose client is still connected', async () => {
  const client = new AbortController();
  const request = slowRequest(client);
  await untilRunning(1);
  await Promise.all(Array.from({ length: 20 }, () => api.http.get('/api/stats').expect(200)));
  expect(await running()).toBe(1);
  client.abort();
  await request;
  await untilRunning(0);
});
