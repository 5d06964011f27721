import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leakIn } from './client.ts';

test('leakIn finds stack traces, SQL and error names, and no sentence for visitors', () => {
  for (const text of [
    'Error: oops\n    at Object.handle (/srv/api/dist/src/app/main.js:12:3)',
    '{"message":"insert into \\"job\\" (id) values ($1) - duplicate key"}',
    '{"message":"select * from \\"account\\" where email = $1"}',
    '{"detail":"connect ECONNREFUSED 127.0.0.1:5432"}',
    'terminating connection due to administrator command',
  ])
    assert.ok(leakIn(text), text);
  for (const text of [
    'The service is busy at the moment. Please try again in a few seconds.',
    'We select riders from all over Lagos where we deliver, and insert into each parcel a note.',
  ])
    assert.equal(leakIn(text), undefined);
});
