import assert from 'node:assert/strict';
import { test } from 'node:test';
import express from 'express';
import { Budgets, limitBodies, limitRenders } from './budgets.ts';
import { serve } from './testing.ts';

const size = (near: number, wide: number) => ({ near, wide, seconds: 60 });
const small = { renders: size(2, 3), forms: size(2, 3), bytes: size(10, 15), views: size(2, 3) };

async function siteWith(budgets: Budgets) {
  const app = express().use(limitBodies(budgets)).use(limitRenders(budgets));
  const site = await serve(app.use((req, res) => void res.send(`served ${req.originalUrl}`)));
  return async (address: string, path = '/post-job', body?: string) => {
    const answer = await fetch(site.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'X-Visitor-Address': address },
      body,
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

for (const [what, body, advice, link] of [
  ['rendered pages', undefined, /<p>Please try again in a minute\.<\/p>/, /Try again<\/a>/],
  ['forms', 'a', /answers are kept, and send the form again in a minute/, /<p><a href="\/home">/],
] as const) {
  test(`an address has a budget of ${what}, its /24 another, and others their own`, async () => {
    const ask = await siteWith(new Budgets(small));
    const statuses = [];
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3'])
      statuses.push((await ask(address, '/post-job', body)).status);
    assert.deepEqual(statuses, [200, 200, 429, 200, 429]);
    assert.equal((await ask('198.51.100.1', '/post-job', body)).status, 200);
    const { headers, text } = await ask('192.0.2.1', '/post-job', body);
    const data = await ask('192.0.2.1', '/jobs.data?type=contract', body);
    assert.match(data.text, /^served \/refused\.data/);
    assert.ok(Number(data.headers.get('Retry-After')) > 50);
    assert.ok(Number(headers.get('Retry-After')) > 50);
    assert.match(String(headers.get('Content-Security-Policy')), /^default-src 'none'/);
    assert.match(text, /<b>Naija Dispatch<\/b>/);
    assert.match(text, /Too many requests from your network/);
    assert.match(text, advice);
    assert.match(text, link);
  });
}

test('bodies spend a budget of bytes, to the api as well', async () => {
  const ask = await siteWith(new Budgets(small));
  assert.equal((await ask('2001:db8:1:2::1', '/api/jobs', 'ten bytes.')).status, 200);
  const refused = await ask('2001:db8:1:2::9', '/api/jobs', 'x');
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('Content-Type'), 'application/problem+json');
  assert.equal(JSON.parse(refused.text).type, '/api/docs/errors#rate_limited');
  assert.equal((await ask('2001:db8:1:3::1', '/api/jobs', 'five!')).status, 200);
  assert.equal((await ask('2001:db8:1:4::1', '/api/jobs', 'x')).status, 429);
  assert.equal((await ask('2001:db8:2::1', '/api/jobs', 'x')).status, 200);
});

test('a campus behind one address may render 600 pages a minute and send 300 forms in ten', async () => {
  const budgets = new Budgets();
  const spent = async (name: 'renders' | 'forms', times: number) => {
    for (let time = 0; time < times; time += 1)
      assert.equal(await budgets.spend(name, '197.210.0.1'), undefined);
    return budgets.spend(name, '197.210.0.1');
  };
  assert.ok(await spent('renders', 600));
  assert.ok(await spent('forms', 300));
  const ask = await siteWith(budgets);
  const { text } = await ask('197.210.0.1', '/post-job', 'x');
  assert.match(text, /send the form again in 10 minutes/);
  const { message } = JSON.parse((await ask('197.210.0.1', '/unsent/post-job', 'x')).text);
  assert.equal(message, 'Too much is being sent from your network.');
});

test('without limits nothing is counted', async () => {
  const ask = await siteWith(new Budgets(null));
  for (let time = 0; time < 5; time += 1) assert.equal((await ask('192.0.2.1')).status, 200);
});
