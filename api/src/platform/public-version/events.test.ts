import { until } from '#platform/testing.ts';
import { config } from '../../config/config.ts';
import { startApp, type TestApp, testApp } from '../../../test/app.ts';
import { makeCompany } from '../../../test/make-listing.ts';
import { onServer } from '../../../test/server.ts';
import { warningsDuring } from '../../../test/warnings.ts';

const api = testApp();

const siteKey = { 'X-Site-Key': process.env.SITE_KEY ?? '' };
const path = '/api/dataset/events';

/** Opens a stream; `next` returns each version, and undefined after the end. */
async function follow({ url }: TestApp) {
  const response = await fetch(url + path, { headers: siteKey });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream',
  ]);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next(): Promise<number | undefined> {
      for (;;) {
        const [, data] = /event: version\ndata: (.*)\n\n/.exec(text) ?? [];
        if (data) {
          text = text.slice(text.indexOf(data) + data.length);
          return (JSON.parse(data) as { version: number }).version;
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += value;
      }
    },
    close: () => reader.cancel(),
  };
}

const version = async () =>
  Number((await api.http.get('/api/stats').expect(200)).headers['dataset-version']);

it('The stream of versions sends increasing ones up to the last of many changes', async () => {
  const [one, other] = [await follow(api), await follow(api)];
  for (let count = 0; count < 30; count += 1) await makeCompany(api);
  const last = await version();
  for (const stream of [one, other]) {
    const versions = [await stream.next()];
    while (versions.at(-1) !== last) versions.push(await stream.next());
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => Number(a) - Number(b)));
    await stream.close();
  }
});

it('The stream of versions answers HEAD without being opened', async () => {
  await api.http.head(path).set(siteKey).expect(200);
});

const cut = () =>
  api.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'api dataset'`,
  );

it('The stream of versions ends when the connection to PostgreSQL is lost, and the next one sends the missed version', async () => {
  const stream = await follow(api);
  const before = await stream.next();
  await cut();
  expect(await stream.next()).toBeUndefined();
  await makeCompany(api);
  const again = await follow(api);
  expect(await again.next()).toBeGreaterThan(before ?? 0);
  await again.close();
});

it('The stream of versions answers 503 while the connection to PostgreSQL is lost, and warns once that nothing is kept', async () => {
  const name = new URL(config.databaseUrl).pathname.slice(1);
  const stream = await follow(api);
  await onServer(`alter database ${name} allow_connections false`);
  await cut();
  while ((await stream.next()) !== undefined);
  const warnings = await warningsDuring(async () => {
    for (let request = 0; request < 3; request += 1) {
      const { headers } = await api.http.get(path).set(siteKey).expect(503);
      expect(headers['retry-after']).toBe('1');
    }
  });
  expect(warnings).toEqual([
    expect.stringMatching(
      /^No page or answer is kept .* because DATABASE_URL does not tell .*: database .* not currently/,
    ),
  ]);
  await onServer(`alter database ${name} allow_connections true`);
  await (await follow(api)).close();
});

it('The stream of versions ends on shutdown, which does not wait for clients', async () => {
  const stopping = await startApp();
  const stream = await follow(stopping);
  await stream.next();
  await stopping.close();
  expect(await stream.next()).toBeUndefined();
});

it('The stream of versions uses one database connection for all streams', async () => {
  const streams = await Promise.all([follow(api), follow(api), follow(api)]);
  const connections = () =>
    api.sql(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name = 'api dataset'`,
    );
  // The connection of the api that the previous test stopped may still be closing.
  await until('one connection', async () => (await connections()).length === 1);
  for (const stream of streams) await stream.close();
});
