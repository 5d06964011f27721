import { setTimeout } from 'node:timers/promises';
import { config } from '../../config/config.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { makeCompany } from '../../../test/make-listing.ts';
import { onServer } from '../../../test/server.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const siteKey = { 'X-Site-Key': process.env.SITE_KEY ?? '' };
const path = '/api/dataset/events';

/** A stream, and the versions on it one after the other; undefined when it has ended. */
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
    leave: () => reader.cancel(),
  };
}

const version = async () =>
  Number((await api.http.get('/api/stats').expect(200)).headers['dataset-version']);

it('is for the site alone', async () => {
  await api.http.get(path).expect(403);
  await api.http.get(path).set('X-Site-Key', 'not the key of the site').expect(403);
});

it('tells the version at once, and at each move', async () => {
  const stream = await follow(api);
  expect(await stream.next()).toBe(await version());
  await makeCompany(api);
  expect(await stream.next()).toBe(await version());
  await stream.leave();
});

it('tells the last of many moves, always a later one', async () => {
  const [one, other] = [await follow(api), await follow(api)];
  for (let count = 0; count < 30; count += 1) await makeCompany(api);
  const last = await version();
  for (const stream of [one, other]) {
    const told = [await stream.next()];
    while (told.at(-1) !== last) told.push(await stream.next());
    expect(told).toEqual([...new Set(told)].sort());
    await stream.leave();
  }
});

it('answers a question about itself without opening a stream', async () => {
  await api.http.head(path).set(siteKey).expect(200);
});

describe('when the connection to PostgreSQL is lost', () => {
  const cut = () =>
    api.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'api dataset'`,
    );

  it('ends, and tells on the next stream what was missed', async () => {
    const stream = await follow(api);
    const before = await stream.next();
    await cut();
    expect(await stream.next()).toBeUndefined();
    await makeCompany(api);
    const again = await follow(api);
    expect(await again.next()).toBeGreaterThan(before ?? 0);
    await again.leave();
  });

  it('opens no stream until it listens again', async () => {
    const name = new URL(config.databaseUrl).pathname.slice(1);
    const stream = await follow(api);
    await onServer(`alter database ${name} allow_connections false`);
    await cut();
    while ((await stream.next()) !== undefined);
    const { headers } = await api.http.get(path).set(siteKey).expect(503);
    expect(headers['retry-after']).toBe('1');
    await onServer(`alter database ${name} allow_connections true`);
    await (await follow(api)).leave();
  });
});

it('ends when the api stops, which does not wait for it', async () => {
  const stopping = await startApp();
  const stream = await follow(stopping);
  await stream.next();
  await stopping.close();
  expect(await stream.next()).toBeUndefined();
});

it('has one connection however many streams there are', async () => {
  const streams = await Promise.all([follow(api), follow(api), follow(api)]);
  const connections = () =>
    api.sql(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name = 'api dataset'`,
    );
  // That of an api which has stopped a moment ago may still be on its way out.
  for (const end = Date.now() + 10_000; (await connections()).length > 1 && Date.now() < end;)
    await setTimeout(50);
  expect(await connections()).toHaveLength(1);
  for (const stream of streams) await stream.leave();
});
