import { waitUntilReady } from '../../scripts/dev/process/readiness.ts';
import { Stack } from '../../scripts/dev/process/stack.ts';
import { freePort } from '../../test/product/product.ts';

/** A site of its own with these settings, without an api unless they name one. */
export async function startSite(settings: Record<string, string>) {
  const stack = new Stack();
  const port = String(await freePort());
  const SITE_KEY = 'nobody is there to check this';
  const { lastLines } = stack.start('site', ['site/server.ts'], {
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: port, SITE_KEY, ...settings },
    shows: () => false,
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady('The site', `${url}/health/live`);
  return { url, output: lastLines, stop: () => stack.stop() };
}
