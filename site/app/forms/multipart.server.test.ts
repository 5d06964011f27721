import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readForm } from './multipart.server.ts';

const head = '--x\r\nContent-Disposition: form-data; name="';

/** A post whose body arrives in chunks, with counters of what was read. */
function post(pieces: string[]) {
  const seen = { read: 0, cutOff: false };
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces[seen.read];
      if (piece === undefined) return controller.close();
      seen.read += 1;
      controller.enqueue(new TextEncoder().encode(piece));
    },
    cancel: () => void (seen.cutOff = true),
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return { seen, request: new Request('http://localhost/post-job', init) };
}

test('only the fields that were named are read', async () => {
  const { request } = post([`${head}title"\r\n\r\nRider\r\n${head}other"\r\n\r\nx\r\n--x--\r\n`]);
  assert.deepEqual((await readForm(request, ['title'], [])).values, { title: 'Rider' });
});

for (const [fault, pieces] of Object.entries({
  'breaks off': [`${head}title"\r\n\r\nRider`],
  'has a name that is far too long': [
    head,
    ...Array(20).fill('n'.repeat(10_000)),
    '"\r\n--x--\r\n',
  ],
})) {
  test(`a form that ${fault} gets 400, and is read to its end`, async () => {
    const { request, seen } = post(pieces);
    const refused = await readForm(request, ['title'], []).catch((error: unknown) => error);
    assert.ok(refused instanceof Response);
    assert.equal(refused.status, 400);
    for (let turn = 0; seen.read < pieces.length; turn += 1) {
      assert.ok(turn < 1_000, 'the body is not read to its end');
      await new Promise((read) => setImmediate(read));
    }
    assert.equal(seen.cutOff, false);
  });
}

test('a request that is aborted while sending gets 400 and no unhandled error', async () => {
  const leaving = new AbortController();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`${head}title"\r\n\r\nRid`));
      leaving.signal.addEventListener('abort', () => controller.error(new Error('aborted')));
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', headers, body, duplex: 'half', signal: leaving.signal };
  const request = new Request('http://localhost/post-job', init as RequestInit);
  const reading = readForm(request, ['title'], []).catch((error: unknown) => error);
  await new Promise((started) => setImmediate(started));
  leaving.abort();
  assert.ok((await reading) instanceof Response);
  await new Promise((settled) => setTimeout(settled, 50));
});
