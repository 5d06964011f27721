import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstPage, returnPath } from './paths.ts';

const origin = 'https://naija.example';

test('a login leads back to a page of the dashboard with its query', () => {
  const list = '/admin/dashboard/approved?page=2';
  assert.equal(returnPath(list, origin), list);
});

for (const target of ['//evil.example', '/\\evil.example', '/home', 'https://evil.example', '//['])
  test(`a login does not lead to ${target}`, () => {
    assert.equal(returnPath(target, origin), firstPage);
  });
