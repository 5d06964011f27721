import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../test/product/product.ts';
import { test as base } from './fixtures.ts';

const script = fileURLToPath(new URL('../server.ts', import.meta.url));
const STARTUP_TIMEOUT_MS = 60_000;

/** Playwright's `test` with a second site, at `away`, whose api is down: one for all tests. */
export const test = base.extend<{ away: string }>({
  away: ({}, use) => use(process.env.E2E_URL_WITHOUT_API!),
});

/** A second site with these settings. */
export async function startSite(settings: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = fork(script, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      SITE_KEY: 'nobody is there to check this',
      ...settings,
    },
    execArgv: [],
    silent: true,
  });
  const ended = once(site, 'exit');
  const end = Date.now() + STARTUP_TIMEOUT_MS;
  while (!(await fetch(`${url}/health/live`).catch(() => undefined))) {
    if (Date.now() > end) throw new Error(`The site is not live after ${STARTUP_TIMEOUT_MS} ms.`);
    await wait(50);
  }
  return {
    url,
    async stop() {
      site.kill('SIGTERM');
      await ended;
    },
  };
}
