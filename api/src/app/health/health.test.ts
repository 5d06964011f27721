import { until } from '#platform/testing.ts';
import { startApp, testApp } from '../../../test/app.ts';
import { onServer } from '../../../test/server.ts';
import { config } from '../../config/config.ts';
import packageJson from '../../../../package.json' with { type: 'json' };
import { migrations } from '../../migrations/index.ts';

const { version } = packageJson;
const api = testApp();

const live = () => api.http.get('/api/health/live');
const ready = () => api.http.get('/api/health/ready');

async function expectNotReady(errors: Record<string, string>) {
  await live().expect(200, { status: 'ok', version });
  const { body, headers } = await ready().expect(503);
  expect(body).toMatchObject({ message: 'The service is not ready.', errors });
  expect(headers['retry-after']).toBe('2');
}

it('the api is live and ready, and the responses are not stored', async () => {
  for (const { body, headers } of [await live().expect(200), await ready().expect(200)]) {
    expect(body.status).toBe('ok');
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('the api is live but not ready while a migration is missing, and ready with one of a later release', async () => {
  const name = migrations.at(-1)?.name;
  await api.sql('update migration set name = ? where name = ?', ['not-yet', name]);
  await expectNotReady({ migrations: 'Not all migrations have been run.' });
  await api.sql('update migration set name = ? where name = ?', [name, 'not-yet']);
  await api.sql(
    "insert into migration (name) values ('Migration20991231000000_of_the_next_release')",
  );
  await ready().expect(200);
});

it('the api is live but not ready while the database refuses connections', async () => {
  const name = new URL(config.databaseUrl).pathname.slice(1);
  await onServer(`alter database ${name} allow_connections false`);
  await onServer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  await expectNotReady({
    database: 'The database does not answer within 5 seconds.',
    migrations: 'The database does not answer within 5 seconds.',
  });
  await onServer(`alter database ${name} allow_connections true`);
  await until('readiness', async () => (await ready()).status === 200);
});

it('the api is not ready after SIGTERM, but serves requests until it stops', async () => {
  const other = await startApp();
  const closing = (other.app as unknown as { close(signal: string): Promise<void> }).close(
    'SIGTERM',
  );
  // All arrive before it stops a second later.
  const [{ body }] = await Promise.all([
    other.http.get('/api/health/ready').expect(503),
    other.http.get('/api/health/live').expect(200),
    other.http.post('/api/auth/login').send({ email: 'a@example.com', password: 'x' }).expect(401),
  ]);
  expect(body.errors).toEqual({ process: 'The process is shutting down.' });
  await closing;
  expect(other.app.getHttpServer().listening).toBe(false);
});
