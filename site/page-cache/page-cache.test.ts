import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { startCache, type Site } from './testing.ts';

let site: Site;
beforeEach(async () => void (site = await startCache()));
afterEach(() => site.close());

test('a page is rendered once and then comes from memory', async () => {
  assert.equal(await site.how('/companies'), 'site; fwd=miss; stored: page 1');
  assert.equal(await site.how('/companies'), 'site; hit: page 1');
  assert.deepEqual(site.rendered, ['/companies']);
});

test('every answer has its own id, also when the page is the same', async () => {
  const first = await site.ask('/companies');
  const second = await site.ask('/companies');
  assert.equal(first.headers['x-request-id'], 'answer-1');
  assert.equal(second.headers['x-request-id'], 'answer-2');
});

test('64 who come at once make one rendering', async () => {
  let go = () => {};
  site.hold = new Promise((resolve) => (go = resolve));
  const all = Array.from({ length: 64 }, () => site.how('/jobs?q=rider'));
  while (site.rendered.length === 0) await new Promise(setImmediate);
  setTimeout(go, 50);
  const answers = await Promise.all(all);
  assert.deepEqual(site.rendered, ['/jobs?q=rider']);
  assert.ok(answers.every((answer) => answer.endsWith(': page 1')));
});

test('unknown parameters neither make another page nor get into one', async () => {
  await site.ask('/companies?utm_source=%3Cscript%3E&q=ikeja&page=1');
  await site.ask('/companies?q=%20ikeja%20&fbclid=1');
  await site.ask('/companies?service=rocket&q=ikeja');
  assert.deepEqual(site.rendered, ['/companies?q=ikeja']);
});

test('what is no page for everybody is not answered from here', async () => {
  const id = '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11';
  const paths = [
    ...['/', '/onboarding', '/post-job', '/register-company', '/advertise', '/no-such-page'],
    ...['/api/companies', '/uploads/1.webp', '/admin-login', '/companies/', '/Companies'],
    ...['/companies.data?_routes=root', '/blogpost?article=../x', '//companies', '/company/1'],
    ...[`/company/${id.toUpperCase()}`, `/company/${id}/`, '/robots.txt.data'],
  ];
  for (const path of paths) await site.ask(path);
  assert.deepEqual(
    site.passed,
    paths.map((path) => `GET ${path}`),
  );
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    assert.equal((await site.ask('/companies', {}, method)).body.toString(), 'past the cache');
  assert.deepEqual(site.rendered, []);
});

test('a message for one visitor goes past the cache, other cookies change nothing', async () => {
  for (const cookie of ['toast=IlNlbnQi', 'hasSeenOnboarding=true; toast=IlNlbnQi']) {
    const { headers, body } = await site.ask('/companies', { Cookie: cookie });
    assert.equal(body.toString(), 'past the cache');
    assert.equal(headers['cache-status'], 'site; fwd=bypass');
  }
  assert.deepEqual(site.rendered, []);
  await site.ask('/companies', { Cookie: 'hasSeenOnboarding=true; form=1; mytoast=1' });
  assert.equal(await site.how('/companies', { Cookie: 'session=2' }), 'site; hit: page 1');
});

test('a rendering that sets a cookie is shown to nobody, and nobody’s is kept', async () => {
  site.next = { personal: true };
  const answers = await Promise.all([site.ask('/home'), site.ask('/home')]);
  for (const { body } of answers) assert.equal(body.toString(), 'past the cache');
  assert.deepEqual(site.passed, ['GET /home', 'GET /home']);
  assert.equal(site.cache.size.entries, 0);
});

for (const [what, next] of [
  ['is not found', { status: 404, cacheControl: 'no-store' }],
  ['has ended', { status: 410, cacheControl: 'no-store' }],
  ['leads elsewhere', { status: 302, cacheControl: 'public' }],
  ['could not be rendered', { status: 500, cacheControl: 'public' }],
  ['is not for everybody', { status: 200, cacheControl: 'private, no-cache' }],
] as const) {
  test(`what ${what} is not kept`, async () => {
    site.next = next;
    const { status, headers } = await site.ask('/jobs');
    assert.equal(status, next.status);
    assert.equal(headers['cache-status'], 'site; fwd=miss');
    assert.equal(headers['cache-control'], next.cacheControl);
    await site.ask('/jobs');
    assert.deepEqual(site.rendered, ['/jobs', '/jobs']);
  });
}

test('a page that is there no more is forgotten', async () => {
  await site.ask('/company/9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11');
  assert.equal(site.cache.size.entries, 1);
  site.next = { status: 410, cacheControl: 'no-store' };
  site.dataset.changed(2, site.now);
  await site.ask('/company/9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11');
  assert.equal(site.cache.size.entries, 0);
});

test('who is told "too many" is told so alone', async () => {
  let go = () => {};
  site.hold = new Promise((resolve) => (go = resolve));
  site.next = { status: 429, cacheControl: 'no-store' };
  const first = site.ask('/jobs');
  while (site.rendered.length === 0) await new Promise(setImmediate);
  const second = site.ask('/jobs');
  setTimeout(go, 50);
  assert.equal((await first).status, 429);
  assert.equal((await second).body.toString(), 'past the cache');
});

test('a visitor who saves data gets a page of its own', async () => {
  await site.ask('/companies');
  await site.ask('/companies', { 'Save-Data': 'on' });
  await site.ask('/companies', { 'Save-Data': 'on' });
  assert.deepEqual(site.rendered, ['/companies', '/companies (saving data)']);
});

test('data for the browser’s own navigation is kept like pages', async () => {
  await site.ask('/companies.data?_routes=routes%2Fcompanies&utm_medium=chat');
  assert.equal(await site.how('/companies.data?_routes=routes/companies'), 'site; hit: page 1');
  await site.ask('/companies.data');
  assert.deepEqual(site.rendered, [
    '/companies.data?_routes=routes%2Fcompanies',
    '/companies.data',
  ]);
});

test('memory is bounded, and searches cannot push out what everybody reads', async () => {
  await site.close();
  site = await startCache(200_000);
  site.next = { text: 'x'.repeat(10_000) };
  await site.ask('/companies');
  for (let search = 0; search < 50; search += 1) await site.ask(`/companies?q=word${search}`);
  const { entries, bytes } = site.cache.size;
  assert.ok(bytes <= 200_000, `${bytes} bytes`);
  assert.equal(entries, 1 + 8);
  assert.equal((await site.ask('/companies')).headers['cache-status'], 'site; hit');
  const last = await site.ask('/companies?q=word49');
  assert.equal(last.headers['cache-status'], 'site; hit');
});

test('an encoding counts as well once it is made', async () => {
  site.next = { text: 'delivery '.repeat(1_000) };
  await site.ask('/companies');
  const before = site.cache.size.bytes;
  const { headers } = await site.ask('/companies', { 'Accept-Encoding': 'gzip' });
  assert.equal(site.cache.size.bytes, before + Number(headers['content-length']));
  assert.equal(site.cache.size.entries, 1);
});
