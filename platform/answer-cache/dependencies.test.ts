import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Dependencies } from './dependencies.ts';

const now = Date.parse('2026-11-20T12:00:00.400Z');
const at = (text: string) => new Date(text).toUTCString();

test('without responses, version and end are infinite', () => {
  const { version, endsAt } = new Dependencies();
  assert.deepEqual([version, endsAt], [Infinity, Infinity]);
});

test('several responses give the oldest version and the earliest end', () => {
  const dependencies = new Dependencies();
  dependencies.add({ 'dataset-version': '12', expires: at('2026-11-20T12:10:00Z') }, now, 5_000);
  dependencies.add({ 'dataset-version': '11', expires: at('2026-11-20T12:01:00Z') }, now, 5_000);
  dependencies.add({ 'dataset-version': '13' }, now, 5_000);
  assert.equal(dependencies.version, 11);
  assert.equal(dependencies.endsAt, 5_000 + 59_600);
});

test('a response without a valid version is older than any', () => {
  for (const version of [undefined, '', 'seven', '-2', '1.5']) {
    const dependencies = new Dependencies();
    dependencies.add({ 'dataset-version': '12' }, now, 0);
    dependencies.add({ 'dataset-version': version }, now, 0);
    assert.equal(dependencies.version, -1, version);
  }
});

test('the later of the two clocks decides the time left', () => {
  const expires = at('2026-11-20T12:01:00Z');
  const left = (date: string) => {
    const dependencies = new Dependencies();
    dependencies.add({ 'dataset-version': '1', expires, date: at(date) }, now, 0);
    return dependencies.endsAt;
  };
  assert.equal(left('2026-11-20T12:00:00Z'), 59_600);
  assert.equal(left('2026-11-20T12:00:30Z'), 30_000);
  assert.equal(left('2026-11-20T11:00:00Z'), 59_600);
});

test('a page that depends on an expired response has ended already', () => {
  const dependencies = new Dependencies();
  dependencies.add({ 'dataset-version': '1', expires: at('2026-11-20T12:00:00Z') }, now, 7_000);
  assert.ok(dependencies.endsAt < 7_000);
});
