import { MikroORM } from '@mikro-orm/postgresql';
import { test as base, type Page } from '@playwright/test';
import { adminEmail } from '../../scripts/testing/product.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** A moderator's own browser, always with JavaScript, logged in and on the dashboard. */
  admin: Page;
  /** A moderator's own browser, always with JavaScript, not logged in. */
  adminBrowser: Page;
  /** The account that the product made on its first start. */
  credentials: { email: string; password: string };
}

interface WorkerFixtures {
  /** Runs a statement on the product's database (`?` are its values) and gives the rows: lets a test let time pass. */
  sql: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

/** Playwright's `test` on the running product: `page.goto('/jobs')` goes to its site. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: ({}, use) => use(process.env.E2E_URL),

  credentials: ({}, use) => use({ email: adminEmail, password: process.env.E2E_ADMIN_PASSWORD! }),

  adminBrowser: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
    await use(await context.newPage());
    await context.close();
  },

  admin: async ({ adminBrowser, credentials }, use) => {
    const login = await adminBrowser.request.post('/api/auth/login', { data: credentials });
    const { token, user } = await login.json();
    await adminBrowser.addInitScript(
      (session) =>
        Object.entries(session).forEach(([key, value]) => localStorage.setItem(key, value)),
      { token, user: JSON.stringify(user) } as Record<string, string>,
    );
    await adminBrowser.goto('/admin/dashboard');
    await use(adminBrowser);
  },

  sql: [
    async ({}, use) => {
      const clientUrl = process.env.E2E_DATABASE_URL;
      const orm = await MikroORM.init({
        clientUrl,
        entities: [],
        discovery: { warnWhenNoEntities: false },
      });
      await use((statement, values = []) => orm.em.getConnection().execute(statement, values));
      await orm.close();
    },
    { scope: 'worker' },
  ],
});
