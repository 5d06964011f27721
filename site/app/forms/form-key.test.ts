import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { isFormKey, newFormKey, secondsSince } from './form-key.server.ts';

const shown = new Date('2026-11-20T09:00:00.000Z');
const after = (seconds: number) => new Date(shown.getTime() + seconds * 1000);

before(() => {
  process.env.SITE_KEY = 'a key of ours';
});

test('a key tells when its form was first shown', () => {
  const key = newFormKey(shown);
  assert.equal(secondsSince(key, after(2.5)), 2.5);
  assert.equal(secondsSince(key, after(90_000)), 90_000);
  assert.notEqual(newFormKey(shown), key);
});

test('a clock that is a little behind makes it no time, one far behind no key of ours', () => {
  const key = newFormKey(shown);
  assert.equal(secondsSince(key, after(-60)), 0);
  assert.equal(secondsSince(key, after(-61)), null);
});

test('nobody else can say when', () => {
  const key = newFormKey(shown);
  const [name, , proof] = key.split('.');
  const earlier = Math.floor(after(-3600).getTime() / 1000).toString(36);
  assert.equal(secondsSince(`${name}.${earlier}.${proof}`, shown), null);
  assert.equal(secondsSince(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, shown), null);
  process.env.SITE_KEY = 'another key';
  assert.equal(secondsSince(key, shown), null);
  process.env.SITE_KEY = 'a key of ours';
});

test('a key of an earlier release still names a form, and other things do not', () => {
  const [name = ''] = newFormKey(shown).split('.');
  assert.ok(isFormKey(name));
  assert.equal(secondsSince(name, shown), null);
  for (const carried of [undefined, 7, '', 'x', `${name}.`, `${name}.abc`, ` ${name}`]) {
    assert.ok(!isFormKey(carried));
  }
});
