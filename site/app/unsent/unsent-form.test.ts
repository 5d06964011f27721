import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateOf, type UnsentForm } from './unsent-form.ts';

const form: UnsentForm = { id: '1', page: '/post-job', title: 'Job', fields: [], failedAt: 1e12 };
const refused = { answer: { message: 'Check it', errors: { phone: 'Enter a phone number' } } };
const received = { answer: { message: 'Received', reference: 'ND-1' } };

for (const [hours, facts, state] of [
  [23.999, {}, 'waits'],
  [24, {}, 'asks'],
  [167.999, {}, 'asks'],
  [168, {}, 'forgotten'],
  [30, refused, 'refused'],
  [30, received, 'received'],
  [168, received, 'forgotten'],
] as const) {
  const about = Object.keys(facts).join() || 'without an answer';
  test(`an unsent form (${about}) is '${state}' after ${hours} hours`, () => {
    assert.equal(stateOf({ ...form, ...facts }, form.failedAt + hours * 3_600_000), state);
  });
}
