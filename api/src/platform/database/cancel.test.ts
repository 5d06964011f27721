import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Inject } from '@nestjs/common';
import { startApp, type TestApp } from '../../../test/app.ts';
import { until } from '../../../test/until.ts';
import { ReadOnlyDatabase } from './read-only-database.ts';
import { sql } from './sql.ts';

/** Takes longer than any test, and no timeout ends it. */
@Controller('slow')
class SlowController {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  @Get()
  read() {
    const endless = sql`set local statement_timeout = 0`;
    return new ReadOnlyDatabase(this.em).rowsWith(endless, sql`select pg_sleep(600)`);
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

it('ends what nobody waits for any more, also what has not begun', async () => {
  const leaving = new AbortController();
  // The tenth connection is that of the test.
  const asked = Array.from({ length: 9 }, () =>
    fetch(`${api.url}/api/slow`, { signal: leaving.signal }).catch(() => 'left'),
  );
  await untilRunning(9);
  const late = Array.from({ length: 5 }, () =>
    fetch(`${api.url}/api/slow`, { signal: leaving.signal }).catch(() => 'left'),
  );
  leaving.abort();
  expect(new Set(await Promise.all([...asked, ...late]))).toEqual(new Set(['left']));
  await untilRunning(0);
  await api.http.get('/api/companies').expect(200);
});

it('lets what is waited for come to its end', async () => {
  const leaving = new AbortController();
  const asked = fetch(`${api.url}/api/slow`, { signal: leaving.signal }).catch(() => 'left');
  await untilRunning(1);
  await Promise.all(Array.from({ length: 20 }, () => api.http.get('/api/stats').expect(200)));
  expect(await running()).toBe(1);
  leaving.abort();
  await asked;
  await untilRunning(0);
});
