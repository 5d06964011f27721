import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Server } from '../rig/server.ts';
import { assertWithin, megabytes, samplePeak } from '../harness/figures.ts';
import { leakIn, sendRaw } from '../harness/client.ts';
import { openScene } from '../harness/open-scene.ts';

const MEGABYTE = 1024 * 1024;
const MAX_GROWTH = 50 * MEGABYTE;

test('F13: hostile bodies up to 200 MB are refused within a second and 50 MB of memory', async (t) => {
  const scene = await openScene(t);
  const { rig } = scene;
  const [api, site] = [rig.apis[0]!, rig.sites[0]!];
  const targets = [
    { server: api, path: '/api/jobs' },
    { server: site, path: '/post-job' },
    { server: site, path: '/api/jobs' },
  ];
  const wrong: string[] = [];
  const measured: { what: string; took: number; growth: number }[] = [];
  for (const { server, path } of targets) {
    for (const [name, headers, body, expected, timeoutMs = 5_000] of hostileBodies) {
      const stopWatching = watchMemory([api, site]);
      const started = performance.now();
      const bytes = request(path, headers, body());
      const text = await sendRaw(server.port, bytes, { timeoutMs, untilHead: true });
      const took = performance.now() - started;
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      const what = `${name} to ${path} of ${server.id}`;
      measured.push({ what, took: status === 0 ? 0 : took, growth: stopWatching() });
      if (!expected.includes(status)) wrong.push(`${what} was answered ${status}`);
      if (leakIn(text)) wrong.push(`${what} shows ${leakIn(text)}`);
    }
  }
  assert.deepEqual(wrong, []);
  const slowest = measured.toSorted((a, b) => b.took - a.took)[0]!;
  await assertWithin(t, slowest.what, slowest.took, 1_000);
  const largest = measured.toSorted((a, b) => b.growth - a.growth)[0]!;
  const growth = `a process grew by ${megabytes(largest.growth)} over ${largest.what}`;
  assert.ok(largest.growth < MAX_GROWTH, growth);
  await scene.verify({ bodies: measured.length, 'most memory': growth });
});

/** Returns what gives the most that the memory of a server has grown by since. */
function watchMemory(servers: Server[]) {
  const before = servers.map((server) => server.usage().memory);
  return samplePeak(() => Math.max(...servers.map((one, n) => one.usage().memory - before[n]!)));
}

function* request(path: string, headers: Record<string, string>, body: Iterable<Buffer>) {
  const lines = Object.entries({ host: 'localhost', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  yield Buffer.from(`POST ${path} HTTP/1.1\r\n${head}\r\n`);
  yield* body;
}

type Hostile = [
  name: string,
  headers: Record<string, string>,
  body: () => Iterable<Buffer>,
  /** The correct statuses; 0: no answer, because the server waits for the rest or cuts the connection. */
  expected: number[],
  timeoutMs?: number,
];

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };
const JSON_TYPE = { 'content-type': 'application/json' };
const NO_BOUNDARY = { 'content-type': 'multipart/form-data', 'content-length': '3' };
const CHUNKED = { ...MULTIPART, 'transfer-encoding': 'chunked' };
const CRLF = Buffer.from('\r\n');
const END = '--x--\r\n';
const part = (name: string, value: string, file = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
const file = (name: string) => part('jobAttachment', 'x', `; filename="${name}"`);
const title = part('title', 'x');
const prototypes = part('__proto__', 'x') + part('constructor[prototype][x]', 'x');

/** 200 MB that are produced as fast as they are read. */
function* huge(start = '') {
  if (start) yield Buffer.from(start);
  for (let n = 0; n < 200; n++) yield Buffer.alloc(MEGABYTE, 'a');
}
function* chunked(pieces: Iterable<Buffer>) {
  for (const piece of pieces)
    yield Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, CRLF]);
  yield Buffer.from('0\r\n\r\n');
}
const hugeFile = () => huge(part('jobAttachment', '', '; filename="a.jpg"').slice(0, -2));
const LARGE = { 'content-length': String(200 * MEGABYTE) };

const withLength = (length: number, text: string): [Hostile[1], Hostile[2]] => [
  { ...MULTIPART, 'content-length': String(length) },
  () => [Buffer.from(text)],
];
const form = (text: string) => withLength(text.length + END.length, text + END);

const hostileBodies: Hostile[] = [
  ['200 MB form', { ...MULTIPART, ...LARGE }, hugeFile, [413, 422, 400]],
  ['200 MB JSON', { ...JSON_TYPE, ...LARGE }, huge, [413, 415]],
  ['200 MB without a type', LARGE, huge, [413, 415]],
  ['200 MB chunked', CHUNKED, () => chunked(hugeFile()), [0, 411, 413]],
  ['no boundary', NO_BOUNDARY, () => [Buffer.from('abc')], [400, 415, 422]],
  ['length too large', ...withLength(5_000, title), [0], 500],
  ['length too small', ...withLength(20, title), [400, 422]],
  ['no end', ...withLength(title.length, title), [400, 422]],
  ['10,000 parts', ...form(part('a', 'b').repeat(10_000)), [400, 422]],
  ['name of 1 MB', ...form(part('n'.repeat(MEGABYTE), 'b')), [400, 413, 422]],
  ['name of 5,000 levels', ...form(part(`a${'[b]'.repeat(5_000)}`, 'b')), [400, 422]],
  ['no name', ...form(part('', 'b')), [400, 422]],
  ['two files', ...form(file('a') + file('b')), [400, 422]],
  ['field of 5 MB', ...form(part('description', 'd'.repeat(5 * MEGABYTE))), [400, 413, 422]],
  ['__proto__', ...form(prototypes), [400, 422]],
];
