import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PostedForm, readForm } from './multipart.server.ts';

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
  return { seen, request: posted(body) };
}

function posted(body: ReadableStream, signal?: AbortSignal) {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', headers, body, duplex: 'half', signal } as RequestInit;
  return new Request('http://localhost/post-job', init);
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
  const request = posted(body, leaving.signal);
  const reading = readForm(request, ['title'], []).catch((error: unknown) => error);
  await new Promise((started) => setImmediate(started));
  leaving.abort();
  assert.ok((await reading) instanceof Response);
  await new Promise((settled) => setTimeout(settled, 50));
});

/** A form with a title and an image of these bytes, from an address. */
async function sendImage(address: string, bytes: number) {
  const body = new FormData();
  body.set('title', 'Rider');
  body.set('logo', new File([Buffer.alloc(bytes, 'a')], 'a.png'));
  const headers = { 'X-Visitor-Address': address };
  const init = { method: 'POST', headers, body };
  return readForm(new Request('http://localhost/post-job', init), ['title'], ['logo']);
}

test('images beyond 12 MB of one address or 24 MB of all are dropped, and texts kept, until a form is done', async () => {
  const MB = 1024 * 1024;
  const held = [];
  for (const address of ['192.0.2.1', '192.0.2.2'])
    held.push(await sendImage(address, 5_000_000), await sendImage(address, 5_000_000));
  const sizeOf = ({ images }: PostedForm) =>
    images.logo?.pieces.reduce((sum, { length }) => sum + length, 0);
  assert.ok(held.every((form) => !form.isCrowded && sizeOf(form) === 5_000_000));
  const [own, other] = [
    await sendImage('192.0.2.1', 3 * MB),
    await sendImage('192.0.2.4', 5_200_000),
  ];
  for (const { isCrowded, images, imagesSent, values } of [own, other]) {
    assert.deepEqual([isCrowded, images, imagesSent], [true, {}, ['logo']]);
    assert.deepEqual(values, { title: 'Rider' });
  }
  for (const form of held) form.release();
  const again = await sendImage('192.0.2.1', 5_000_000);
  assert.equal(again.isCrowded, false);
  again.release();
  own.release();
  other.release();
});

test('a form gets 503 while more than 700 others are being read, and none once they are done', async () => {
  const forms: PostedForm[] = [];
  let refused: unknown;
  while (!refused && forms.length < 1_000) {
    const form = sendImage(`192.0.${forms.length % 8}.1`, 1);
    await form.then(
      (read) => forms.push(read),
      (error: unknown) => (refused = error),
    );
  }
  assert.ok(forms.length > 700);
  assert.ok(refused instanceof Response);
  assert.equal(refused.status, 503);
  assert.ok(Number(refused.headers.get('Retry-After')) > 0);
  for (const form of forms) form.release();
  (await sendImage('198.51.100.1', 1)).release();
});
