import assert from 'node:assert/strict';
import { test } from 'node:test';
import { liteCookie, pageBefore } from './lite.server.ts';

const after = (Referer: string) => new Request('https://a.example/lite', { headers: { Referer } });

test('the lite switch leads back to a page of this site, whatever the Referer is', () => {
  assert.equal(pageBefore(after('https://a.example/jobs?q=van')), '/jobs?q=van');
  assert.equal(pageBefore(after('https://a.example//evil.example/x')), '/evil.example/x');
  assert.equal(pageBefore(after('nonsense')), '/home');
  assert.equal(pageBefore(after('https://a.example/lite')), '/home');
});

test('the full version is kept as a choice only against a browser that saves data', () => {
  const saving = new Request('https://a.example/lite', { headers: { 'Save-Data': 'on' } });
  assert.match(liteCookie(after(''), 'off'), /^lite=0;.*Max-Age=0;/);
  assert.match(liteCookie(saving, 'off'), /^lite=0;.*Max-Age=31536000;/);
});
