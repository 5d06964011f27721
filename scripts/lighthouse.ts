/**
 * npm run lighthouse: Lighthouse scores of the main pages on its simulated phone and slow connection, as medians of three
 * visits; with --devtools on a line and a processor that are really slowed down. Fails when a score is below its minimum.
 * Not part of npm test, because a busy machine lowers the scores.
 */
import { chromium as browsers } from '@playwright/test';
import getPort from 'get-port';
import { auditPages, categories } from '../test/lighthouse/audit.ts';
import { refuse, Refusal } from './dev/settings/refusal.ts';
import { chromium, unpackChromium } from '../test/product/chromium.ts';
import { launch } from '../test/product/product.ts';

try {
  await unpackChromium();
  const [port, debuggingPort] = [await getPort(), await getPort()];
  const siteUrl = `http://localhost:${port}`;
  const product = await launch({ env: { PORT: String(port), SITE_URL: siteUrl } });
  try {
    await product.ready();
    const args = [...chromium.args, `--remote-debugging-port=${debuggingPort}`];
    const browser = await browsers.launch({ ...chromium, args });
    const row = (path: string, cells: unknown[]) =>
      console.log(path.padEnd(42) + cells.map((cell) => String(cell).padStart(16)).join(''));
    const failed: string[] = [];
    row('page', categories);
    const throttling = process.argv.includes('--devtools') ? 'devtools' : 'simulate';
    for await (const page of auditPages(siteUrl, debuggingPort, throttling)) {
      row(page.path, page.scores);
      console.log(`  ${page.timings.join('   ')}`);
      if (page.passed) continue;
      failed.push(page.path);
      console.log(`  ${page.faults.join(', ')}`);
    }
    await browser.close();
    if (failed.length > 0) throw new Refusal(`Below the minimum: ${failed.join(', ')}`);
  } finally {
    await product.stop();
  }
} catch (error) {
  refuse(error);
}
