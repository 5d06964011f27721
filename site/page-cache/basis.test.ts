import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Basis } from './basis.ts';

const now = Date.parse('2026-11-20T12:00:00.400Z');
const at = (text: string) => new Date(text).toUTCString();

test('a page that asked nobody rests on nothing', () => {
  const { version, endsAt } = new Basis();
  assert.deepEqual([version, endsAt], [Infinity, Infinity]);
});

test('a page of several answers is as old as the oldest and ends with the first', () => {
  const basis = new Basis();
  basis.add({ 'dataset-version': '12', expires: at('2026-11-20T12:10:00Z') }, now, 5_000);
  basis.add({ 'dataset-version': '11', expires: at('2026-11-20T12:01:00Z') }, now, 5_000);
  basis.add({ 'dataset-version': '13' }, now, 5_000);
  assert.equal(basis.version, 11);
  assert.equal(basis.endsAt, 5_000 + 59_600);
});

test('an answer without a version is older than any', () => {
  for (const told of [undefined, '', 'seven', '-2', '1.5']) {
    const basis = new Basis();
    basis.add({ 'dataset-version': '12' }, now, 0);
    basis.add({ 'dataset-version': told }, now, 0);
    assert.equal(basis.version, -1, told);
  }
});

test('the later of the two clocks says how long a listing has left', () => {
  const expires = at('2026-11-20T12:01:00Z');
  const left = (date: string) => {
    const basis = new Basis();
    basis.add({ 'dataset-version': '1', expires, date: at(date) }, now, 0);
    return basis.endsAt;
  };
  assert.equal(left('2026-11-20T12:00:00Z'), 59_600);
  assert.equal(left('2026-11-20T12:00:30Z'), 30_000);
  assert.equal(left('2026-11-20T11:00:00Z'), 59_600);
});

test('an answer whose end has come leaves nothing', () => {
  const basis = new Basis();
  basis.add({ 'dataset-version': '1', expires: at('2026-11-20T12:00:00Z') }, now, 7_000);
  assert.ok(basis.endsAt < 7_000);
});
