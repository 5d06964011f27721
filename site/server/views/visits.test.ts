import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Budgets } from '../budgets.ts';
import type { View } from './page-views.ts';
import { countVisits } from './visits.ts';

const HOUR_MS = 3_600_000;
const start = Date.UTC(2026, 10, 22, 9);
const job: View = { kind: 'jobs', id: 'one' };
const at = (address: string, agent = 'phone') => ({ address, agent });

function counting() {
  const counted: View[] = [];
  const visit = countVisits(new Budgets(), (view) => counted.push(view));
  return { visit, counted };
}

test('a visitor is counted once per listing and hour', async () => {
  const { visit, counted } = counting();
  for (const minute of [0, 1, 59]) await visit(job, at('197.210.0.1'), start + minute * 60_000);
  assert.equal(counted.length, 1);
  await visit(job, at('197.210.0.1'), start + HOUR_MS);
  await visit({ ...job, id: 'another' }, at('197.210.0.1'), start + HOUR_MS);
  assert.equal(counted.length, 3);
});

test('two browsers behind one address are two visitors, two addresses of one IPv6 /64 are one', async () => {
  const { visit, counted } = counting();
  await visit(job, at('197.210.0.1', 'phone'), start);
  await visit(job, at('197.210.0.1', 'laptop'), start);
  await visit(job, at('2001:db8::1'), start);
  await visit(job, at('2001:db8::2'), start);
  assert.equal(counted.length, 3);
});

test('one network adds 30 views an hour to a listing, whatever browsers it claims', async () => {
  const { visit, counted } = counting();
  for (let agent = 0; agent < 40; agent += 1)
    await visit(job, at('197.210.0.1', `agent ${agent}`), start);
  assert.equal(counted.length, 30);
  await visit({ ...job, id: 'another' }, at('197.210.0.1'), start);
  await visit(job, at('102.89.0.1'), start);
  assert.equal(counted.length, 32);
});

test('a new day forgets who has visited', async () => {
  const { visit, counted } = counting();
  await visit(job, at('197.210.0.1'), start + 14 * HOUR_MS + HOUR_MS - 1);
  await visit(job, at('197.210.0.1'), start + 15 * HOUR_MS);
  assert.equal(counted.length, 2);
});
