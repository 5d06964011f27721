import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { listen, until } from './testing.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: unknown }[];
}

const spans: Span[] = [];
const collector = await listen((request, response) => {
  void json(request).then((body) => {
    const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    spans.push(
      ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
    response.end('{}');
  });
});
const traced = (env: NodeJS.Dict<string>, stderr: 'inherit' | 'pipe' = 'inherit') =>
  spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', stderr],
  });

/** A scrape of metrics and a request through two servers, as from the site to the api, with personal data in the query and a header, and the token of an owner's link. */
const program = `
  import { startTracing } from './platform/tracing.ts';
  startTracing('test');
  const http = await import('node:http');
  const { once } = await import('node:events');
  const api = http.createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiUrl = 'http://127.0.0.1:' + api.address().port;
  await fetch(apiUrl + '/metrics');
  const site = http.createServer((request, response) => {
    http.get(apiUrl + request.url, (answer) => answer.pipe(response));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const answer = await fetch('http://127.0.0.1:' + site.address().port + '/manage/link/private.token?q=private', { headers: { 'User-Agent': 'somebody' } });
  await answer.text();
  process.kill(process.pid, 'SIGTERM');
  setInterval(() => {}, 1000);
`;

describe('a traced request', () => {
  before(async () => {
    const child = traced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await until('the spans of both servers', () => spans.length >= 3);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  after(collector.close);

  it('has one trace across both servers, and none for a scrape', () => {
    assert.equal(new Set(spans.map(({ traceId }) => traceId)).size, 1);
    const [root] = spans.filter(({ parentSpanId }) => !parentSpanId);
    const [call] = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId);
    const [answer] = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    assert.deepEqual([root?.kind, call?.kind, answer?.kind], [2, 3, 2]);
  });

  it('has no query, user agent, client address or token of an owner’s link in its spans', () => {
    assert.doesNotMatch(JSON.stringify(spans), /private|somebody|client\.address/);
  });
});

it('a process that stops is not cut off when the collector refuses its spans', async () => {
  const refusing = createServer((_, response) => response.writeHead(401).end());
  const { url, close } = await listen(refusing);
  const child = traced({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
  const exit = once(child, 'exit');
  await once(refusing, 'request');
  await wait(1_000);
  child.kill();
  const ending = await exit;
  await close();
  assert.deepEqual(ending, [null, 'SIGTERM']);
});

for (const [name, value] of [
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', 'half'],
] as const)
  it(`${name}=${value} is refused by name`, async () => {
    const endpoint = 'http://127.0.0.1:4318';
    const child = traced({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, [name]: value }, 'pipe');
    assert.match(await text(child.stderr!), new RegExp(`^${name} must be `));
  });
