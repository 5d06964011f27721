import { chromium } from '@playwright/test';
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { until } from '#platform/testing.ts';
import { root } from '../../scripts/dev/settings/settings.ts';
import { assertWithin } from '../harness/figures.ts';
import { chromium as installed, unpackChromium } from '../product/chromium.ts';
import { killLaunched, launch } from '../product/product.ts';

const TIMEOUT_MS = 60_000;
const env = { NODE_ENV: 'development', DEMO_DATA: 'off' };
const route = join(root, 'site/app/routes/stray-of-a-test.tsx');
const source = join(root, 'api/src/stray-of-a-test.ts');
const built = join(root, 'api/dist/src/stray-of-a-test.js');

test('npm run dev: a file saved half-written stops neither site nor api, is named, and is taken once it is whole', async (t) => {
  t.after(async () => {
    for (const file of [route, source, built]) rmSync(file, { force: true });
    await killLaunched();
  });
  const product = await launch({ script: 'dev', env });
  await product.ready();
  const seen = (what: string, holds: (status: number, text: string) => boolean, path = '/home') =>
    until(`${what} to be seen:\n${product.output()}`, async () => {
      const answer = await fetch(product.url + path).catch(() => undefined);
      return answer && holds(answer.status, await answer.text());
    });
  const isWell = (status: number) => status === 200;
  await seen('the first page', isWell);

  writeFileSync(route, 'export default function ( {');
  await seen('the page of the error', (status, text) => status === 500 && text.includes(route));
  rmSync(route);
  await seen('the page after the error', isWell);

  writeFileSync(source, 'export const half = (');
  await seen('the error', () => product.output().includes('stray-of-a-test.ts'));
  await seen('the api beside the error', isWell, '/api/health/live');
  writeFileSync(source, 'export const whole = 1;\n');
  await seen('the restart', () => /"name":"api","msg":"restarted"/.test(product.output()));
  await seen('the restarted api', isWell, '/api/health/live');
  assert.equal(await product.stop(), 0);
});

test('npm run dev: a saved change of the panel is seen within 2 s in the open page, which is not loaded anew', async (t) => {
  const card = join(root, 'admin/src/login/login-card.tsx');
  const text = readFileSync(card, 'utf8');
  await unpackChromium();
  const browser = await chromium.launch(installed);
  t.after(async () => {
    writeFileSync(card, text);
    await browser.close();
    await killLaunched();
  });
  const product = await launch({ script: 'dev', env });
  await product.ready();
  const page = await browser.newPage();
  await page.goto(`${product.url}/admin-login`, { timeout: TIMEOUT_MS });
  await page.getByLabel('Email').fill('ada@example.ng', { timeout: TIMEOUT_MS });
  const savedAt = performance.now();
  writeFileSync(card, text.replace('Back to', 'Return to'));
  await page.getByRole('link', { name: 'Return to' }).waitFor({ timeout: TIMEOUT_MS });
  await assertWithin(t, 'the change is seen after', performance.now() - savedAt, 2_000);
  assert.equal(await page.getByLabel('Email').inputValue(), 'ada@example.ng');
  assert.equal(await product.stop(), 0);
});
