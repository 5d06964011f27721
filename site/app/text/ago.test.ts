import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ago } from './ago.ts';

const noonInLagos = new Date('2026-11-20T11:00:00Z');
const said = (iso: string) => ago(iso, noonInLagos).text;

test('days change at midnight in Lagos', () => {
  assert.equal(said('2026-11-19T23:00:00Z'), 'today');
  assert.equal(said('2026-11-19T22:59:59Z'), 'yesterday');
  assert.equal(said('2026-11-17T11:00:00Z'), '3 days ago');
});

test('a date of more than 30 days ago is written out', () => {
  assert.equal(said('2026-10-21T11:00:00Z'), '30 days ago');
  assert.equal(said('2026-10-20T11:00:00Z'), '20 Oct 2026');
});

test('a time in the future is today', () => {
  assert.equal(said('2026-11-21T11:00:00Z'), 'today');
});
