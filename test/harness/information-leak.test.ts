import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leakIn } from './information-leak.ts';

for (const text of [
  'Error: oops\n    at Object.handle (/srv/api/dist/src/app/main.js:12:3)',
  '{"message":"insert into \\"job\\" (id) values ($1) - duplicate key"}',
  '{"message":"select * from \\"account\\" where email = $1"}',
  '{"detail":"connect ECONNREFUSED 127.0.0.1:5432"}',
  'terminating connection due to administrator command',
  'Cannot find /srv/node_modules/express/index.html',
]) {
  test(`leakIn finds internals in "${text.slice(0, 30)}…"`, () => {
    assert.ok(leakIn(text));
  });
}

test('leakIn accepts sentences and pages for visitors', () => {
  for (const text of [
    'The service is busy at the moment. Please try again in a few seconds.',
    'We select riders from all over Lagos where we deliver, and insert into each parcel a note.',
    '<p>Look at job 12:30</p>',
  ])
    assert.equal(leakIn(text), undefined);
});
