import { test as base } from './fixtures.ts';

/** Playwright's `test` with a second site, at `away`, whose api is down: one for all tests. */
export const test = base.extend<{ away: string }>({
  away: ({}, use) => use(process.env.E2E_URL_WITHOUT_API!),
});
