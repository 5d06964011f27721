import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { isFormKey, newFormKey, secondsSince } from './form-key.server.ts';

const shown = new Date('2026-11-20T09:00:00.000Z');
const after = (seconds: number) => new Date(shown.getTime() + seconds * 1000);

before(() => {
  process.env.SITE_KEY = 'a key of ours';
});

test('a form key tells the seconds since it was issued', () => {
  const key = newFormKey(shown);
  assert.equal(secondsSince(key, after(2.5)), 2.5);
  assert.equal(secondsSince(key, after(90_000)), 90_000);
  assert.notEqual(newFormKey(shown), key);
});

test('a form key from the future is 0 seconds old up to a minute, then invalid', () => {
  const key = newFormKey(shown);
  assert.equal(secondsSince(key, after(-60)), 0);
  assert.equal(secondsSince(key, after(-61)), null);
});

test('a form key with a changed time, signature or secret is invalid', () => {
  const key = newFormKey(shown);
  const [name, , signature] = key.split('.');
  const earlier = Math.floor(after(-3600).getTime() / 1000).toString(36);
  assert.equal(secondsSince(`${name}.${earlier}.${signature}`, shown), null);
  assert.equal(secondsSince(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, shown), null);
  process.env.SITE_KEY = 'another key';
  assert.equal(secondsSince(key, shown), null);
  process.env.SITE_KEY = 'a key of ours';
});

test('a bare UUID of an earlier release is a form key without a time, other values are none', () => {
  const [name = ''] = newFormKey(shown).split('.');
  assert.ok(isFormKey(name));
  assert.equal(secondsSince(name, shown), null);
  for (const value of [undefined, 7, '', 'x', `${name}.`, `${name}.abc`, ` ${name}`]) {
    assert.ok(!isFormKey(value));
  }
});
