import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { stateIn, withMet, withoutMet } from './met.server.ts';

process.env.SITE_KEY = 'a key of sixteen bytes';
const id = randomUUID();
const noon = new Date('2026-11-22T12:00:00Z');
const later = (days: number) => new Date(noon.getTime() + days * 86_400_000);
const sent = (cookie: string) => cookie.split(';')[0]!;

test('a visitor can say whether a company answered from the next day in Lagos, for 60 days', () => {
  const cookie = withMet('a=1', id, noon);
  assert.match(cookie, /; Path=\/; HttpOnly; SameSite=Lax; Max-Age=5184000$/);
  const at = (now: Date) => stateIn(`a=1; ${sent(cookie)}; b=2`, id.toUpperCase(), now);
  assert.equal(at(new Date('2026-11-22T22:59:59Z')), 'early');
  assert.equal(at(new Date('2026-11-22T23:00:00Z')), 'due');
  assert.equal(at(later(60)), 'due');
  assert.equal(at(later(61)), 'none');
  assert.equal(stateIn(sent(cookie), randomUUID(), later(1)), 'none');
});

test('an answer is for one reveal, and another reveal on a later day starts anew', () => {
  const twice = sent(withMet(sent(withMet(null, id, noon)), id, later(1)));
  assert.equal(stateIn(twice, id, later(1)), 'due');
  const answered = sent(withoutMet(twice, id, later(1)));
  assert.equal(stateIn(answered, id, later(2)), 'none');
  assert.equal(stateIn(sent(withMet(answered, id, later(2))), id, later(2)), 'early');
});

test('a cookie that was changed or signed with another key is ignored', () => {
  const cookie = sent(withMet(null, id, noon));
  for (const forged of [
    cookie.replace(id, randomUUID()),
    cookie.replace(/\.\d+/, '.1'),
    `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`,
    cookie.split('~')[0]!,
  ])
    for (const asked of [id, /[\da-f-]{36}/.exec(forged)![0]])
      assert.equal(stateIn(forged, asked, later(1)), 'none', forged);
  process.env.SITE_KEY = 'another key of ours';
  assert.equal(stateIn(cookie, id, later(1)), 'none');
});

test('the last 20 companies are remembered', () => {
  const ids = Array.from({ length: 21 }, () => randomUUID());
  const cookie = ids.reduce((kept, one) => sent(withMet(kept, one, noon)), '');
  const states = ids.map((one) => stateIn(cookie, one, later(1)));
  assert.deepEqual(states, ['none', ...Array.from({ length: 20 }, () => 'due')]);
});
