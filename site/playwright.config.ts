import { defineConfig } from '@playwright/test';
import { chromium } from '../test/product/chromium.ts';

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

/** Starts no process for a next site, that no test goes to, and optimizes no code, since no page lives long enough. */
const lean = ['--renderer-process-limit=1', '--js-flags=--no-opt'];

/** Wide screens, and the panel's own tests: moderators work on a desktop. Lists that become cards run on the phone as well. */
const desktopOnly =
  /\/(wide|admin(-(changes|listings|moderation|no-decision-lost|rings|screening|two-moderators))?)\.spec/;

/** Without JavaScript these cannot end otherwise: plain requests, pages that send no script, bytes on the wire, axe. */
const sameWithoutScript =
  /\/(accessibility|static-pages|weight|hostile|page-cache|search-engines|feeds|admin[\w-]*)\.spec/;

/** Tests of behaviour that needs JavaScript. */
const ofScript = /\/(form-with-script|keyboard|lost-script|offline|recent|translated-page)\.spec/;

/** Tests of pages with another layout on a wide screen, and of the panel. */
const laidOutAnew = /\/(accessibility|layout|wide|admin[\w-]*)\.spec/;

/**
 * Journeys run on a phone with and without JavaScript; those with another layout on a wide screen also on a desktop.
 * `@script` marks what needs script, `@html` what the answer of the server alone decides, `@phone` and `@desktop` what one
 * width is enough for.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  globalSetup: './e2e/product.setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 3,
  // For a machine four times slower than a laptop, where the slowest test takes about ten seconds.
  timeout: 180_000,
  globalTimeout: 3_600_000,
  expect: { timeout: 30_000 },
  // A trace of every test costs a quarter more time: `npm test -- e2e -- --trace on` for those that fail.
  // A worker would answer requests that tests hold back; offline.spec.ts allows it.
  use: {
    launchOptions: { ...chromium, args: [...chromium.args, ...lean] },
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: phone, grepInvert: /@desktop|@html/, testIgnore: desktopOnly },
    {
      name: 'phone without JavaScript',
      use: { ...phone, javaScriptEnabled: false },
      grepInvert: /@script|@desktop/,
      testIgnore: [desktopOnly, sameWithoutScript, ofScript],
    },
    { name: 'desktop', use: desktop, grepInvert: /@phone|@html/, testMatch: laidOutAnew },
  ],
});
