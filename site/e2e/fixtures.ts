import { test as base, type Locator, type Page, expect } from '@playwright/test';
import pg from 'pg';
import { adminEmail } from '../../test/product/product.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** A moderator's own browser on a desk, with JavaScript whatever the visitor's has, not logged in. */
  moderatorPage: Page;
}

export interface Session {
  token: string;
  user: object;
}

/** The address of a second site, whose api is down: one for all tests. */
export const away = process.env.E2E_URL_WITHOUT_API!;

/** The account that the product made on its first start. */
export const credentials = { email: adminEmail, password: process.env.E2E_ADMIN_PASSWORD! };

/** Of somebody's phone: views and taps of bots are not counted. */
export const userAgent =
  'Mozilla/5.0 (Linux; Android 13; TECNO KJ5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

/** How many times slower all pages run than this machine: `E2E_CPU_SLOWDOWN=6` is a cheap phone. */
const cpuSlowdown = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);

/**
 * Takes away what Chrome before 113 and Safari before 17 lack, and on the phone what Chrome before 81 and Safari before 15.4
 * do, too: `old-browsers.test.ts` cannot tell it by its name.
 */
const asOlderBrowser = (project: string) =>
  'delete URLSearchParams.prototype.size;' +
  (project === 'phone' ? 'delete SubmitEvent.prototype.submitter' : '');

/** Playwright's `test` on the running product: `page.goto('/jobs')` goes to its site and waits for its script. */
export const test = base.extend<Fixtures>({
  baseURL: ({}, use) => use(process.env.E2E_URL),

  // Until script has taken over, links and forms are plain requests: on a slow machine a click would come before it.
  page: async ({ page, javaScriptEnabled }, use, { project }) => {
    await slowDown(page, cpuSlowdown);
    await page.context().addInitScript(asOlderBrowser(project.name));
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const taken = async <T>(response: T, waitUntil = 'load') => {
      if (javaScriptEnabled && waitUntil !== 'domcontentloaded') await hydrated(page);
      return response;
    };
    page.goto = async (url, options) => taken(await goto(url, options), options?.waitUntil);
    page.reload = async (options) => taken(await reload(options), options?.waitUntil);
    await use(page);
  },

  moderatorPage: async ({ browser }, use, { project }) => {
    // A new context has the project's options, except what is said here.
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      isMobile: false,
      hasTouch: false,
      javaScriptEnabled: true,
    });
    const page = await context.newPage();
    await slowDown(page, cpuSlowdown);
    await page.context().addInitScript(asOlderBrowser(project.name));
    await use(page);
    await context.close();
  },
});

let pool: pg.Pool | undefined;

/** Runs a statement on the product's database and gives the rows: lets a test let time pass. */
export const sql = (texts: TemplateStringsArray, ...values: unknown[]) =>
  query(
    texts.reduce((all, text, index) => `${all}$${index}${text}`),
    values,
  );

/** The same for a statement whose tables or columns are in variables. */
export async function query(statement: string, values: unknown[]) {
  pool ??= new pg.Pool({ connectionString: process.env.E2E_DATABASE_URL, allowExitOnIdle: true });
  return (await pool.query<Record<string, unknown>>(statement, values)).rows;
}

let loggedIn: Promise<Session> | undefined;

/** One login of a moderator for all tests of a worker; the login page itself is tested in admin.spec.ts. */
export const session = () =>
  (loggedIn ??= post<Session>('auth/login', credentials).catch((error) => {
    loggedIn = undefined;
    throw error;
  }));

export const asModerator = async () => ({ Authorization: `Bearer ${(await session()).token}` });

/** Makes a decision of a moderator, such as `jobs/ID/approve`, which the api has to accept. */
export async function decide(path: string, data: object = {}) {
  const headers = { 'Content-Type': 'application/json', ...(await asModerator()) };
  const sent = { method: 'PATCH', headers, body: JSON.stringify(data) };
  expect((await fetch(`${process.env.E2E_URL}/api/${path}`, sent)).ok).toBe(true);
}

/** Posts to the api, as a form if there is a file, and gives what it answers. */
export async function post<Answer>(path: string, data: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(data)) form.append(name, value);
  const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) };
  const hasFile = Object.values(data).some((value) => value instanceof Blob);
  const sent = { method: 'POST', ...(hasFile ? { body: form } : json) };
  const answer = await fetch(`${process.env.E2E_URL}/api/${path}`, sent);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/**
 * Runs the page's script `times` slower than this machine does. A second session of the developer tools resets after a
 * load what Playwright emulates: tests of offline pages and of print fail with it.
 */
export async function slowDown(page: Page, times: number) {
  if (times === 1) return;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

export const expectLink = (at: Page | Locator, name: string, href: string | RegExp, why?: string) =>
  expect(at.getByRole('link', { name }), why).toHaveAttribute('href', href);

export const expectCanonical = (page: Page, address: RegExp) =>
  expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);

/** The requests of a page from now on that match, each as `POST http://…`. */
export function requestsOf(page: Page, matching = /./) {
  const seen: string[] = [];
  page.on('request', (request) => {
    const line = `${request.method()} ${request.url()}`;
    if (matching.test(line)) seen.push(line);
  });
  return seen;
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
