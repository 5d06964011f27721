import type { AppLoadContext } from '@remix-run/node';
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { test } from 'node:test';
import express from 'express';
import { loader } from '../app/routes/refused.ts';
import { refusals, refusedData } from './refusals.ts';
import { floods, serve } from './testing.ts';

const mega = 1024 * 1024;
const site = await serve(
  express()
    .use(refusals())
    .use((req, res) => {
      req.resume();
      res.json({ refused: res.locals.refused ?? null, path: req.originalUrl });
    }),
);

interface Sent {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  /** Size of the body in bytes. */
  bytes?: number;
}

interface Refused {
  refused: number | null;
  path: string;
}

/** Posts as a browser does: the body is sent to its end before the response is read. */
function send({ path = '/post-job', method = 'POST', headers = {}, bytes = 3 }: Sent) {
  return new Promise<Refused>((resolve, reject) => {
    const call = request(site.url + path, { method, headers }, (response) => {
      json(response).then((body) => resolve(body as Refused), reject);
    });
    call.on('error', reject);
    for (let left = bytes; left > 0; left -= mega) call.write(Buffer.alloc(Math.min(left, mega)));
    call.end();
  });
}

const sized = (bytes: number) => ({ bytes, headers: { 'Content-Length': String(bytes) } });

test('a form of 16 MB passes, a larger one gets 413 after it was read', async () => {
  assert.equal((await send(sized(16 * mega))).refused, null);
  assert.deepEqual(await send(sized(16 * mega + 1)), { refused: 413, path: '/refused' });
});

test('a form of 200 MB gets 413 each time, unread', async () => {
  const length = `Content-Length: ${200 * mega}`;
  for (const { body, taken } of await floods(`${site.url}/post-job`, length)) {
    assert.equal(JSON.parse(body).refused, 413);
    assert.ok(taken < 16 * mega, `${taken} bytes were taken`);
  }
});

test('a body without Content-Length gets 411', async () => {
  const headers = { 'Transfer-Encoding': 'chunked' };
  assert.equal((await send({ headers })).refused, 411);
});

for (const [origin, from, refused] of [
  ['own', undefined, null],
  ['https://evil.example', undefined, 403],
  ['not an origin', undefined, 403],
  ['null', 'same-origin', null],
  ['null', 'cross-site', 403],
  ['null', undefined, 403],
  [undefined, undefined, null],
  [undefined, 'same-origin', null],
  [undefined, 'none', null],
  [undefined, 'cross-site', 403],
  [undefined, 'same-site', 403],
] as const) {
  test(`a form with Origin ${origin ?? 'absent'} and Sec-Fetch-Site ${from ?? 'absent'} ${refused ? 'gets 403' : 'passes'}`, async () => {
    const headers = {
      'Content-Length': '3',
      ...(origin && { Origin: origin === 'own' ? new URL(site.url).origin : origin }),
      ...(from && { 'Sec-Fetch-Site': from }),
    };
    assert.equal((await send({ headers })).refused, refused);
  });
}

test('a form passes whose Origin is the X-Forwarded-Host, and gets 403 where it is another', async () => {
  const forwarded = { 'Content-Length': '3', 'X-Forwarded-Host': 'behind-a-proxy.example' };
  for (const [host, refused] of [
    ['behind-a-proxy.example', null],
    ['evil.example', 403],
  ] as const) {
    const headers = { ...forwarded, Origin: `https://${host}` };
    assert.equal((await send({ headers })).refused, refused, host);
  }
});

test('a refused `.data` request gets the data of the refusal page', async () => {
  const headers = { 'Content-Length': '3', Origin: 'https://evil.example' };
  assert.match((await send({ path: '/post-job.data?x=1', headers })).path, /^\/refused\.data/);
});

test('data refused to a network loads its page, which is on this site', () => {
  const ask = (at: string, request = new Request(`http://site.example${refusedData(at)}`)) =>
    loader({ request, params: {}, context: { refused: 429 } as AppLoadContext });
  const location = (at: string) => {
    try {
      ask(at);
    } catch (thrown) {
      const { headers } = thrown as Response;
      assert.equal(headers.get('X-Remix-Reload-Document'), 'true');
      return headers.get('Location');
    }
  };
  assert.equal(location('/companies.data?service=van&_routes=root'), '/companies?service=van');
  assert.equal(location('/.//evil.example/x.data'), '/evil.example/x?');
  assert.throws(() => ask('//:x.data'), { init: { status: 429 } });
  assert.equal(refusedData('/companies?q=.data'), undefined);
});
