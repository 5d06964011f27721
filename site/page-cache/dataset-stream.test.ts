import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { followDataset } from './dataset-stream.ts';
import { Dataset } from './dataset.ts';

let api: Server;
let asked: IncomingMessage[];
let answer: (res: ServerResponse, time: number) => void;
let dataset: Dataset;
let stop: () => void;

beforeEach(async () => {
  asked = [];
  api = createServer((req, res) => answer(res, asked.push(req))).listen(0, '127.0.0.1');
  await once(api, 'listening');
  dataset = new Dataset();
});
afterEach(() => {
  stop();
  api.close();
  api.closeAllConnections();
});

const follow = () => {
  const { port } = api.address() as AddressInfo;
  stop = followDataset(dataset, { apiUrl: `http://127.0.0.1:${port}`, siteKey: 'our key' });
};
const event = (version: number) => `event: version\ndata: {"version":${version}}\n\n`;

/** Waits for what is to come; a test that waits in vain is ended by its runner. */
async function until(comes: () => boolean) {
  while (!comes()) await wait(5);
}
const isBlind = () => dataset.isBlind(performance.now());

test('it is told where things are, then of each change, under our key', async () => {
  let stream: ServerResponse | undefined;
  answer = (res) => {
    stream = res.writeHead(200, { 'Content-Type': 'text/event-stream' });
    res.write(event(41));
  };
  assert.equal(isBlind(), true);
  follow();
  await until(() => dataset.version === 41);
  assert.equal(isBlind(), false);
  assert.equal(asked[0]?.url, '/api/dataset/events');
  assert.equal(asked[0]?.headers['x-site-key'], 'our key');

  stream?.write(event(42) + ': alive\n\n' + event(43));
  await until(() => dataset.version === 43);
  stream?.write('event: version\r\nda');
  await wait(20);
  stream?.write('ta: {"version":44}\r\n\r\n');
  await until(() => dataset.version === 44);
});

test('a sign of life counts, and changes nothing', async () => {
  let stream: ServerResponse | undefined;
  answer = (res) => {
    stream = res.writeHead(200);
    res.write(event(5));
  };
  follow();
  await until(() => dataset.version === 5);
  const before = dataset.heardAt;
  await wait(20);
  stream?.write(': alive\n\n');
  await until(() => dataset.heardAt > before);
  assert.equal(dataset.version, 5);
});

test('a stream that ends leaves us blind until the next one, which tells what was missed', async () => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  answer = async (res, time) => {
    if (time === 1) return void res.writeHead(200).end(event(7));
    await gate;
    res.writeHead(200).write(event(9));
  };
  follow();
  await until(() => asked.length === 2);
  assert.equal(dataset.version, 7);
  assert.equal(isBlind(), true);
  go();
  await until(() => dataset.version === 9);
  assert.equal(isBlind(), false);
});

test('a refusal is no stream, and is asked again', async () => {
  answer = (res, time) =>
    time < 3 ? void res.writeHead(503).end(event(1)) : void res.writeHead(200).write(event(2));
  follow();
  await until(() => dataset.version === 2);
  assert.equal(asked.length, 3);
});

test('an API that is away is looked for until it is there', async () => {
  const { port } = api.address() as AddressInfo;
  api.close();
  answer = (res) => void res.writeHead(200).write(event(3));
  stop = followDataset(dataset, { apiUrl: `http://127.0.0.1:${port}`, siteKey: '' });
  await wait(50);
  assert.equal(isBlind(), true);
  api.listen(port, '127.0.0.1');
  await until(() => dataset.version === 3);
});

test('a line without an end is no event, and is not read on', async () => {
  answer = (res, time) =>
    void res.writeHead(200).write(time === 1 ? `${event(4)}data: ${'9'.repeat(2_000)}` : event(6));
  follow();
  await until(() => dataset.version === 6);
  assert.equal(asked.length, 2);
});
