import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Controller, Get, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { testApp } from '../../test/app.ts';
import { OptionalAccount } from '../auth/auth.decorators.ts';
import { config } from '../config/config.ts';

@Controller('things')
class ThingsController {
  @Get()
  @OptionalAccount()
  list() {
    return [{ id: 1 }];
  }

  @Post()
  add() {
    return { id: 2 };
  }

  @Get('visitor')
  visitor(@Req() { visitorAddress, fromSite }: Request) {
    return { visitorAddress, fromSite };
  }
}

const api = testApp(ThingsController);

it.each(['/api/things', '/api/nothing', '/uploads/x/y', '/nothing'])(
  'every response of %s has the security headers',
  async (path) => {
    const { headers } = await api.http.get(path);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    // Sent by the site, which knows whether the visitor came by HTTPS.
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

it('every response to a request with two Host headers is 400', async () => {
  const { port } = new URL(api.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /api/things HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('Send one Host header.');
});

it('every response to a read has an ETag, to a write none, since it would be that of a receipt', async () => {
  expect((await api.http.get('/api/things').expect(200)).headers).toHaveProperty('etag');
  const { headers, body } = await api.http.post('/api/things').expect(201);
  expect(body).toEqual({ id: 2 });
  expect(headers).not.toHaveProperty('etag');
});

it.each([
  ['request-12', 'request-12'],
  ['x'.repeat(64), 'x'.repeat(64)],
  ['short', expect.stringMatching(/^[\da-f-]{36}$/)],
  ['x'.repeat(65), expect.stringMatching(/^[\da-f-]{36}$/)],
  ['has spaces in it', expect.stringMatching(/^[\da-f-]{36}$/)],
])('every response to X-Request-Id %s has a valid request id', async (sent, expected) => {
  const { headers } = await api.http.get('/api/things').set('X-Request-Id', sent);
  expect(headers['x-request-id']).toEqual(expected);
});

it('Cache-Control of a public response allows caching', async () => {
  const { headers } = await api.http.get('/api/things').expect(200);
  expect(headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=300');
  expect(headers.vary).toContain('Authorization');
});

it.each(['/api/things', '/api/openapi.json', '/api/stats', '/api/companies'])(
  'Cache-Control of a request to %s does not prevent a 304',
  async (path) => {
    const { headers } = await api.http.get(path).expect(200);
    // fetch sends `Cache-Control: no-cache` with every conditional request.
    const sent = { headers: { 'If-None-Match': headers.etag! } };
    expect((await fetch(api.url + path, sent)).status).toBe(304);
    const other = { headers: { 'If-None-Match': '"other"' } };
    expect((await fetch(api.url + path, other)).status).toBe(200);
  },
);

it('a request from another origin gets no CORS headers unless CORS_ORIGINS has the origin', async () => {
  const { headers } = await api.http
    .options('/api/things')
    .set({ Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

it('a request from another origin may read the response and its headers if CORS_ORIGINS has the origin, without cookies', async () => {
  const origin = config.corsOrigins[0]!;
  const { headers } = await api.http.get('/api/things').set('Origin', origin);
  expect(headers['access-control-allow-origin']).toBe(origin);
  expect(headers.vary).toContain('Origin');
  const exposed = headers['access-control-expose-headers']?.split(',');
  for (const name of ['Content-Range', 'RateLimit', 'RateLimit-Policy', 'Retry-After'])
    expect(exposed).toContain(name);
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

const given = '203.0.113.7';
const connection = '127.0.0.1';
it.each([
  ['X-Visitor-Address with the site key', given, config.siteKey, given, true],
  ['that of the connection with another key', given, `${config.siteKey}x`, connection, false],
  ['that of the connection without a key', given, '', connection, false],
  ['that of the connection for no IP address', `${given}, x`, config.siteKey, connection, true],
  ['IPv4 for an IPv4-mapped IPv6 address', `::ffff:${given}`, config.siteKey, given, true],
])('the visitor address is %s', async (_, address, key, visitorAddress, fromSite) => {
  const sent = { 'X-Visitor-Address': address, 'X-Forwarded-For': given, 'X-Site-Key': key };
  const { body } = await api.http.get('/api/things/visitor').set(sent);
  expect(body).toEqual({ visitorAddress, fromSite });
});

it('gives a request that took too long to arrive an error code of its own', () => {
  let sent = '';
  const socket = { writable: true, write: (text: string) => (sent = text), end: () => undefined };
  api.app.getHttpServer().emit('clientError', { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  expect(sent).toContain('"/api/docs/errors#request_timeout"');
});
