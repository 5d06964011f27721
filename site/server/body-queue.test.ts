import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import express, { type Response } from 'express';
import { until } from '#platform/testing.ts';
import { queueBodies } from './body-queue.ts';
import { serve } from './testing.ts';

const MB = 1024 * 1024;
const LONG_MS = 20_000;

test('bodies beyond 12 MB wait in order for a response, small and refused ones never, and one whose sender left is skipped', async () => {
  const arrived: string[] = [];
  const closed: string[] = [];
  const read = new Map<string, Response>();
  const app = express().use((req, res, next) => {
    arrived.push(req.path);
    res.once('close', () => closed.push(req.path));
    next();
  });
  app.use(queueBodies(0, LONG_MS)).use((req, res) => void read.set(req.path, res));
  const site = await serve(app);
  const post = async (path: string, bytes: number) => {
    const headers = { 'Content-Length': String(bytes) };
    const sent = request(site.url + path, { method: 'POST', headers }).on('error', () => {});
    sent.flushHeaders();
    await until(`${path} to arrive`, () => arrived.includes(path));
    return sent;
  };
  await post('/first', 5 * MB);
  await post('/second', 5 * MB);
  const left = await post('/left', 5 * MB);
  const third = await post('/third', 5 * MB);
  await post('/fourth', 5 * MB);
  await post('/small', MB / 4);
  await post('/refused', 17 * MB);
  assert.deepEqual([...read.keys()], ['/first', '/second', '/small', '/refused']);
  left.destroy();
  await until('/left to be closed', () => closed.includes('/left'));
  read.get('/first')!.send();
  await until('/third to be read', () => read.has('/third'));
  assert.deepEqual([...read.keys()].slice(4), ['/third']);
  third.destroy();
  await until('/fourth to be read', () => read.has('/fourth'));
});
