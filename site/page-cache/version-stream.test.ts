import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { PublicVersion } from '#platform/answer-cache/public-version.ts';
import { listen, type Running, until } from '#platform/testing.ts';
import { followPublicVersion } from './version-stream.ts';

let api: Server;
let running: Running;
let requests: IncomingMessage[];
let respond: (res: ServerResponse, time: number) => void;
let version: PublicVersion;
let stop: () => void;

beforeEach(async () => {
  requests = [];
  api = createServer((req, res) => respond(res, requests.push(req)));
  running = await listen(api);
  version = new PublicVersion();
});
afterEach(() => {
  stop();
  return running.close();
});

const follow = () => {
  stop = followPublicVersion(version, { apiUrl: running.url, siteKey: 'our key' });
};
const event = (version: number) => `event: version\ndata: {"version":${version}}\n\n`;

const announced = (expected: number) =>
  until(`version ${expected}`, () => version.current === expected);
const isDisconnected = () => version.isDisconnected(performance.now());

test('the stream sets the version, then each change, and sends the site key', async () => {
  let stream: ServerResponse | undefined;
  respond = (res) => {
    stream = res.writeHead(200, { 'Content-Type': 'text/event-stream' });
    res.write(event(41));
  };
  assert.equal(isDisconnected(), true);
  follow();
  await announced(41);
  assert.equal(isDisconnected(), false);
  assert.equal(requests[0]?.url, '/api/dataset/events');
  assert.equal(requests[0]?.headers['x-site-key'], 'our key');

  stream?.write(event(42) + ': alive\n\n' + event(43));
  await announced(43);
  stream?.write('event: version\r\nda');
  await wait(20);
  stream?.write('ta: {"version":44}\r\n\r\n');
  await announced(44);
});

test('a heartbeat updates the time of the last message only', async () => {
  let stream: ServerResponse | undefined;
  respond = (res) => {
    stream = res.writeHead(200);
    res.write(event(5));
  };
  follow();
  await announced(5);
  const before = version.lastMessageAt;
  await wait(20);
  stream?.write(': alive\n\n');
  await until('a heartbeat', () => version.lastMessageAt > before);
  assert.equal(version.current, 5);
});

test('after the end of a stream it is disconnected until the next one has sent the version', async () => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  respond = (res, time) => {
    if (time === 1) res.writeHead(200).end(event(7));
    else void gate.then(() => res.writeHead(200).write(event(9)));
  };
  follow();
  await until('a second request', () => requests.length === 2);
  assert.equal(version.current, 7);
  assert.equal(isDisconnected(), true);
  go();
  await announced(9);
  assert.equal(isDisconnected(), false);
});

test('a response that is not 200 is ignored, and retried', async () => {
  respond = (res, time) =>
    time < 3 ? void res.writeHead(503).end(event(9)) : void res.writeHead(200).write(event(2));
  follow();
  await announced(2);
  assert.equal(version.invalidatedAt, -Infinity);
  assert.equal(requests.length, 3);
});

test('an API that is down is retried until it is up', async () => {
  api.close();
  respond = (res) => void res.writeHead(200).write(event(3));
  stop = followPublicVersion(version, { apiUrl: running.url, siteKey: '' });
  await wait(50);
  assert.equal(isDisconnected(), true);
  api.listen(running.port, '127.0.0.1');
  await announced(3);
});
