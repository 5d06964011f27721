import { test as base, type Page } from '@playwright/test';
import pg from 'pg';
import { adminEmail } from '../../test/product/product.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** A moderator's own browser on a desk, with JavaScript whatever the visitor's has, not logged in. */
  moderatorPage: Page;
  /** The address of a second site, whose api is down: one for all tests. */
  away: string;
  /** The account that the product made on its first start. */
  credentials: { email: string; password: string };
}

interface WorkerFixtures {
  /**
   * One login of a moderator for all tests of a worker; the login page itself is tested in admin.spec.ts. It is here since
   * Playwright starts other workers for tests with other fixtures of this scope.
   */
  session: { token: string; user: object };
  /** Runs a statement on the product's database (`?` are its values) and gives the rows: lets a test let time pass. */
  sql: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

/** How many times slower all pages run than this machine: `E2E_CPU_SLOWDOWN=6` is a cheap phone. */
const cpuSlowdown = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);

/** Playwright's `test` on the running product: `page.goto('/jobs')` goes to its site and waits for its script. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: ({}, use) => use(process.env.E2E_URL),

  // Until script has taken over, links and forms are plain requests: on a slow machine a click would come before it.
  page: async ({ page, javaScriptEnabled }, use) => {
    await slowDown(page, cpuSlowdown);
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const taken = async <T>(response: T, waitUntil = 'load') => {
      if (javaScriptEnabled && waitUntil !== 'domcontentloaded') await hydrated(page);
      return response;
    };
    page.goto = async (url, options) => taken(await goto(url, options), options?.waitUntil);
    page.reload = async (options) => taken(await reload(options), options?.waitUntil);
    await use(page);
  },

  away: ({}, use) => use(process.env.E2E_URL_WITHOUT_API!),

  credentials: ({}, use) => use({ email: adminEmail, password: process.env.E2E_ADMIN_PASSWORD! }),

  moderatorPage: async ({ browser }, use) => {
    // A new context has the project's options, except what is said here.
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      isMobile: false,
      hasTouch: false,
      javaScriptEnabled: true,
    });
    const page = await context.newPage();
    await slowDown(page, cpuSlowdown);
    await use(page);
    await context.close();
  },

  session: [
    async ({}, use) => {
      const answer = await fetch(`${process.env.E2E_URL}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: adminEmail, password: process.env.E2E_ADMIN_PASSWORD }),
      });
      await use((await answer.json()) as WorkerFixtures['session']);
    },
    { scope: 'worker' },
  ],

  sql: [
    async ({}, use) => {
      const pool = new pg.Pool({ connectionString: process.env.E2E_DATABASE_URL });
      await use(async (statement, values = []) => {
        let number = 0;
        const numbered = statement.replaceAll('?', () => `$${++number}`);
        return (await pool.query<Record<string, unknown>>(numbered, values)).rows;
      });
      await pool.end();
    },
    { scope: 'worker' },
  ],
});

/**
 * Runs the page's script `times` slower than this machine does. A second session of the developer tools resets after a load
 * what Playwright emulates: tests of offline pages and of print fail with it.
 */
export async function slowDown(page: Page, times: number) {
  if (times === 1) return;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Waits until script has taken over a page that a link or the browser has loaded as a document. */
export const hydrated = (page: Page) =>
  page.waitForFunction(isHydrated, undefined, { polling: 50 });

/** Whether React has taken over the page, or the page sends no script for it. */
function isHydrated() {
  if (!('__remixContext' in window)) return true;
  const entry = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'));
  const root = entry?.[1] as
    | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
    | undefined;
  return root?.stateNode.current.memoizedState.isDehydrated === false;
}
