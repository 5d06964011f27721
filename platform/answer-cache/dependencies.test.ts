import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Dependencies } from './dependencies.ts';

const now = Date.parse('2026-11-20T12:00:00.400Z');
const at = (time: string) => new Date(`2026-11-20T${time}Z`).toUTCString();

/** Version and end of an answer made of responses with these headers at 5,000 ms. */
function dependOn(...responses: Record<string, string | undefined>[]) {
  const dependencies = new Dependencies();
  for (const headers of responses) dependencies.add(headers, now, 5_000);
  return [dependencies.version, dependencies.endsAt];
}

test('several responses give the oldest version and the earliest end, and none gives infinity', () => {
  const first = { 'dataset-version': '12', expires: at('12:10:00') };
  const second = { 'dataset-version': '11', expires: at('12:01:00') };
  assert.deepEqual(dependOn(first, second, { 'dataset-version': '13' }), [11, 5_000 + 59_600]);
  assert.deepEqual(dependOn(), [Infinity, Infinity]);
});

for (const version of [undefined, '', 'seven', '-2', '1.5'])
  test(`a response with the version '${version}' is older than any`, () => {
    const [oldest] = dependOn({ 'dataset-version': '12' }, { 'dataset-version': version });
    assert.equal(oldest, -1);
  });

for (const [date, left] of [
  ['12:00:00', 59_600],
  ['12:00:30', 30_000],
  ['11:00:00', 59_600],
  ['12:02:00', -60_000],
] as const)
  test(`at ${date} by the API's clock a listing that ends at 12:01 has ${left} ms left`, () => {
    const headers = { 'dataset-version': '1', expires: at('12:01:00'), date: at(date) };
    assert.deepEqual(dependOn(headers), [1, 5_000 + left]);
  });
