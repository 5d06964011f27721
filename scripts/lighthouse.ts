/**
 * npm run lighthouse: Lighthouse scores of the main pages on its simulated phone and slow connection, as medians of three
 * visits; with --devtools on a line and a processor that are really slowed down. Fails when a score is below its minimum.
 * Not part of npm test, because a busy machine lowers the scores.
 */
import { chromium as browsers } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { median } from '../test/harness/figures.ts';
import { chromium, unpackChromium } from '../test/product/chromium.ts';
import { launch } from '../test/product/product.ts';
import { Refusal, refuse } from './dev/settings/refusal.ts';

const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const VISITS = 3;
const categories = Object.keys(MIN_SCORES) as (keyof typeof MIN_SCORES)[];
const throttlingMethod = process.argv.includes('--devtools') ? 'devtools' : 'simulate';

try {
  await unpackChromium();
  const debuggingPort = await getPort();
  const product = await launch();
  const siteUrl = product.url.replace('127.0.0.1', 'localhost');
  try {
    await product.ready();
    const args = [...chromium.args, `--remote-debugging-port=${debuggingPort}`];
    const browser = await browsers.launch({ ...chromium, args });
    const low: string[] = [];
    printRow('page', categories);
    for (const path of await auditedPaths(siteUrl))
      if (!(await audit(siteUrl, path, debuggingPort))) low.push(path);
    await browser.close();
    if (low.length > 0) throw new Refusal(`Below the minimum: ${low.join(', ')}`);
  } finally {
    await product.stop();
  }
} catch (error) {
  refuse(error);
}

/** The pages of design section 7. */
async function auditedPaths(siteUrl: string): Promise<string[]> {
  const firstId = async (kind: string) => {
    const answer = await fetch(`${siteUrl}/api/${kind}?range=[0,0]`);
    const [listing] = (await answer.json()) as { id: string }[];
    return listing?.id;
  };
  const [company, job] = [await firstId('companies'), await firstId('jobs')];
  const listings = ['/companies', `/company/${company}`, '/jobs', `/job/${job}`];
  return ['/home', ...listings, '/post-job', '/terms'];
}

/** Prints the scores of a page, and returns whether all are high enough. */
async function audit(siteUrl: string, path: string, port: number): Promise<boolean> {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let count = 0; count < VISITS; count++) visits.push(await visit(siteUrl + path, port));
  const scores = categories.map((_, index) => median(visits.map((one) => one.scores[index]!)));
  const passed = scores.every((score, index) => score >= MIN_SCORES[categories[index]!]);
  printRow(path, scores);
  console.log(`  ${visits.map(({ timings }) => timings).join('   ')}`);
  if (!passed) console.log(`  ${[...new Set(visits.flatMap(({ faults }) => faults))].join(', ')}`);
  return passed;
}

async function visit(url: string, port: number) {
  const flags = { port, logLevel: 'error', onlyCategories: categories, throttlingMethod } as const;
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url} could not be audited: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories: results } = result.lhr;
  const shown = (name: string) => audits[name]?.displayValue?.replaceAll('\u00a0', ' ') ?? '?';
  return {
    scores: categories.map((name) => Math.round((results[name]?.score ?? 0) * 100)),
    faults: Object.values(audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
    timings: `LCP ${shown('largest-contentful-paint')}, TBT ${shown('total-blocking-time')}, CLS ${shown('cumulative-layout-shift')}`,
  };
}

function printRow(path: string, cells: unknown[]) {
  console.log(path.padEnd(42) + cells.map((cell) => String(cell).padStart(16)).join(''));
}
