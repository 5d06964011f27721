import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import express from 'express';
import { serve } from '../testing.ts';
import { takeTaps } from './taps.ts';

const id = '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11';
const call = { kind: 'companies', id, what: 'call' };
const phone = 'Mozilla/5.0 (Linux; Android 13; TECNO KJ5) AppleWebKit/537.36 Chrome/126.0.0.0';

let counted: string[] = [];
let now = 0;
const taps = takeTaps(
  ({ kind, id: listing }, figure) => counted.push(`${kind} ${listing} ${figure}`),
  () => now,
);
const site = await serve(express().use(taps));
beforeEach(() => {
  counted = [];
  now += 3_600_000;
});

async function tap(body: unknown, headers: Record<string, string> = {}) {
  const sent = { 'User-Agent': phone, 'X-Visitor-Address': '197.210.0.1', ...headers };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (await fetch(`${site.url}/tap`, { method: 'POST', headers: sent, body: text })).status;
}

test('one tap per address, listing, figure and 10 minutes is counted', async () => {
  for (const what of ['call', 'copy', 'call', 'chat']) await tap({ ...call, what });
  await tap({ ...call, id: id.toUpperCase() });
  await tap({ ...call, kind: 'jobs', what: 'apply' });
  assert.deepEqual(counted, [
    `companies ${id} calls`,
    `companies ${id} chats`,
    `jobs ${id} applies`,
  ]);
  now += 10 * 60_000 - 1;
  await tap(call);
  assert.equal(counted.length, 3);
  now += 1;
  await tap(call);
  assert.equal(counted.length, 4);
});

test('200 parallel taps of 200 addresses count 200', async () => {
  const taps = Array.from({ length: 200 }, (_, n) =>
    tap(call, { 'X-Visitor-Address': `10.0.${n}.1` }),
  );
  await Promise.all(taps);
  assert.equal(counted.length, 200);
});

for (const [kind, body, headers] of [
  ['a bot', call, { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ['another site', call, { Origin: 'https://evil.example' }],
  ['an unknown listing kind', { ...call, kind: 'people' }],
  ['an id that is none', { ...call, id: '1; drop table job' }],
  ['an unknown tap', { ...call, what: 'constructor' }],
  ['no JSON', 'call'],
  ['a text of 5 MB', 'x'.repeat(5_000_000)],
] as const) {
  test(`${kind} is answered with 204 and not counted`, async () => {
    assert.equal(await tap(body, headers), 204);
    assert.deepEqual(counted, []);
  });
}
