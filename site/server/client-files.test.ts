import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { adminFiles } from './admin-files.ts';
import { clientFiles } from './client-files.ts';
import { readConfig } from './config.ts';
import { serve } from './testing.ts';

const script = 'console.log("hello")';
const folder = mkdtempSync(join(tmpdir(), 'files-'));
after(() => rmSync(folder, { recursive: true }));
for (const name of ['client/assets', 'admin/assets'])
  mkdirSync(join(folder, name), { recursive: true });
for (const file of ['client/assets/root-1.js', 'admin/assets/main-1.js']) {
  writeFileSync(join(folder, file), script);
  writeFileSync(join(folder, `${file}.gz`), gzipSync(script));
}
writeFileSync(join(folder, 'client/favicon.svg'), '<svg/>');
writeFileSync(join(folder, 'admin/index.html'), '<title>Admin</title>');
const config = {
  ...readConfig(),
  clientFiles: join(folder, 'client'),
  adminFiles: join(folder, 'admin'),
};
const site = await serve(express().use(clientFiles(config)).use(adminFiles(config)));

const get = (path: string, encoding = 'identity') =>
  fetch(site.url + path, { headers: { 'Accept-Encoding': encoding } });

for (const path of ['/assets/root-1.js', '/admin/assets/main-1.js'])
  test(`${path} is cached for a year, and compressed where accepted`, async () => {
    const plain = await get(path);
    const packed = await get(path, 'gzip');
    for (const answer of [plain, packed]) {
      assert.equal(await answer.text(), script);
      assert.match(answer.headers.get('Content-Type') ?? '', /javascript/);
      assert.equal(answer.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
    }
    assert.equal(plain.headers.get('Content-Encoding'), null);
    assert.equal(packed.headers.get('Content-Encoding'), 'gzip');
    assert.match(packed.headers.get('Vary') ?? '', /Accept-Encoding/);
  });

test('a file without a hash is cached for a day', async () => {
  const answer = await get('/favicon.svg');
  assert.equal(answer.headers.get('Cache-Control'), 'public, max-age=86400');
});

test('every path of the admin serves its page, with a CSP without foreign scripts', async () => {
  for (const path of [
    '/admin-login',
    '/admin',
    '/admin/dashboard',
    '/admin/dashboard/pending-jobs',
  ]) {
    const answer = await get(path);
    assert.equal(await answer.text(), '<title>Admin</title>', path);
    assert.match(answer.headers.get('Content-Security-Policy') ?? '', /script-src 'self';/, path);
    assert.equal(answer.headers.get('Cache-Control'), 'no-cache', path);
  }
});

test('an admin that was not built says how to build it', async () => {
  rmSync(join(folder, 'admin/index.html'));
  const answer = await get('/admin');
  assert.equal(answer.status, 503);
  assert.match(await answer.text(), /npm run build/);
});

test('a missing asset is 404, which no cache keeps, and not a page', async () => {
  for (const path of ['/admin/assets/old-1.js', '/assets/old-1.css', '/assets/old-1.js']) {
    const { status, headers } = await get(path);
    assert.deepEqual([status, headers.get('Cache-Control')], [404, 'no-store'], path);
  }
});
