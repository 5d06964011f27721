import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { targetOf } from './request.ts';

const target = (url: string, headers = {}, method = 'GET') =>
  targetOf({ url, headers, method } as IncomingMessage);

test('a page with its unknown parameters and its data have one key each', () => {
  assert.equal(target('/companies?utm_source=x&q=ikeja&page=1')?.key, '/companies?q=ikeja');
  assert.equal(target('/companies?service=rocket&q=%20ikeja%20')?.key, '/companies?q=ikeja');
  assert.equal(target('/companies.data?utm_medium=chat')?.key, '/companies.data');
});

test('only GET and HEAD are for a page', () => {
  for (const method of ['GET', 'HEAD']) assert.ok(target('/companies', {}, method), method);
  for (const method of ['POST', 'OPTIONS'])
    assert.equal(target('/companies', {}, method), undefined);
});

test('a choice of the lite version has the key of Save-Data, and wins over the header', () => {
  const key = (headers: object) => target('/companies', headers)?.key;
  const saving = key({ 'save-data': 'on' });
  assert.equal(saving, 'save-data /companies');
  assert.equal(key({ cookie: 'a=1; lite=on', 'save-data': 'off' }), saving);
  for (const cookie of ['lite=off', 'lite=onion'])
    assert.equal(key({ cookie }), '/companies', cookie);
  assert.equal(key({ cookie: 'lite=off', 'save-data': 'on' }), '/companies');
  assert.equal(target('/companies', { cookie: 'lite=on' })?.isChosen, true);
  assert.equal(target('/companies', { cookie: 'lite=onion' })?.isChosen, false);
});
