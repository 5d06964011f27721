import { defineConfig } from '@playwright/test';
import { chromium } from '../scripts/testing/chromium.ts';

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

/** What a wide screen shows no differently: proved on the phone. */
const sameAtAnyWidth =
  /(static-pages|form-with-script|form-by-a-program|inquiry|submitted-once|shell|keyboard|sentences|weight|hostile|search|search-engines|feeds|views|offline|unreachable|without-api|page-cache)\.spec/;

/** Pages that a wide screen lays out anew: there, too, they have to do without script. */
const laidOutAnew =
  /\/(home|onboarding|layout|companies|company|contact-company|jobs|job|register-company|post-job)\.spec/;

/** Every journey runs on a phone with and without JavaScript and on a desktop; `@script` marks what needs script. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  globalSetup: './e2e/product.setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two browsers beside the other tests on two shared cores: in CI a test is tried once more before it has failed.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A trace of every test costs a quarter more time: `npm test -- e2e -- --trace on` for those that fail.
  use: { launchOptions: chromium, screenshot: 'only-on-failure' },
  projects: [
    { name: 'phone', use: phone },
    {
      name: 'phone without JavaScript',
      use: { ...phone, javaScriptEnabled: false },
      grepInvert: /@script/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: sameAtAnyWidth,
    },
    {
      name: 'desktop without JavaScript',
      use: { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false },
      grepInvert: /@script/,
      testMatch: laidOutAnew,
    },
  ],
});
