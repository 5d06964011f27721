import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printsOf, withNewer } from './untouched.server.ts';

const first = { price: '₦1,500', description: 'Bikes.\nCall first.', state: 'Lagos', area: 'Yaba' };
const opened = printsOf(first);

test('a field that was left as it was opened takes what somebody else has sent meanwhile', () => {
  const now = { ...first, description: 'Bikes and vans.' };
  const posted = { ...first, description: 'Bikes.\r\nCall first.', price: '₦2,000', opened };
  assert.deepEqual(withNewer(posted, now), { ...now, price: '₦2,000' });
});

test('a place is one answer: an area of this form never stands in a state of another', () => {
  const now = { ...first, state: 'FCT', area: 'Garki' };
  const joint = ['state', 'area'];
  assert.deepEqual(withNewer({ ...first, opened }, now, joint), now);
  const moved = { ...first, area: 'Surulere' };
  assert.deepEqual(withNewer({ ...moved, opened }, now, joint), moved);
});
