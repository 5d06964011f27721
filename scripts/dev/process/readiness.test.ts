import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { waitUntilReady } from './readiness.ts';

test('a server that does not get ready is quoted with its reason, whatever its headers', async (t) => {
  const server = createServer((_, response) =>
    response
      .writeHead(503, { 'X-Long': 'x'.repeat(2000), 'Content-Length': 24 })
      .end('Images cannot be stored.'),
  ).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await assert.rejects(waitUntilReady('The api', url, 50), {
    message: `The api was not ready after 0.05 s; ${url} last answered: HTTP/1.1 503 Service Unavailable: Images cannot be stored.`,
  });
});
