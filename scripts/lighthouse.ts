/**
 * npm run lighthouse: the scores of Lighthouse's phone on a slow line (150 ms, 1.6 Mbit/s, a quarter of the processor) for
 * the pages that matter, each the median of three visits to the whole product. Fails when one is below the mark. What a
 * busy machine says means nothing, so it is no part of npm test.
 */
import { chromium as browsers } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePorts } from './supervisor/ports.ts';
import { refuse, Refusal } from './supervisor/refusal.ts';
import { chromium, unpackChromium } from './testing/chromium.ts';
import { launch } from './testing/product.ts';

const marks = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof marks;
const categories = Object.keys(marks) as Category[];
const visits = 3;

interface Visit {
  scores: Record<Category, number>;
  /** What took points, by Lighthouse's own name. */
  faults: string[];
  /** Seconds until the largest thing was seen, milliseconds of a blocked processor, and how far things moved. */
  timings: string;
}

try {
  await unpackChromium();
  const [port, debuggingPort] = await freePorts(2);
  const siteUrl = `http://localhost:${port}`;
  const product = await launch({ env: { PORT: String(port), SITE_URL: siteUrl } });
  try {
    await product.ready();
    await judge(siteUrl, debuggingPort!);
  } finally {
    await product.stop();
  }
} catch (error) {
  refuse(error);
}

async function judge(siteUrl: string, port: number) {
  const browser = await browsers.launch({
    ...chromium,
    args: [...chromium.args, `--remote-debugging-port=${port}`],
  });
  const below: string[] = [];
  console.log(`${'page'.padEnd(42)}${categories.map((name) => name.padStart(16)).join('')}`);
  for (const path of await paths(siteUrl)) {
    const seen: Visit[] = [];
    for (let count = 0; count < visits; count++) seen.push(await visit(siteUrl + path, port));
    const scores = categories.map((name) => median(seen.map((one) => one.scores[name])));
    console.log(`${path.padEnd(42)}${scores.map((score) => String(score).padStart(16)).join('')}`);
    console.log(`  ${seen.map(({ timings }) => timings).join('   ')}`);
    if (scores.some((score, index) => score < marks[categories[index]!])) {
      below.push(path);
      console.log(`  ${[...new Set(seen.flatMap(({ faults }) => faults))].join(', ')}`);
    }
  }
  await browser.close();
  if (below.length > 0) throw new Refusal(`Below the mark: ${below.join(', ')}`);
}

/** The pages of design section 7, with a company and a job that are there. */
async function paths(siteUrl: string) {
  const first = async (kind: string) => {
    const answer = await fetch(`${siteUrl}/api/${kind}?range=[0,0]`);
    const [listing] = (await answer.json()) as { id: string }[];
    return listing?.id;
  };
  const [company, job] = [await first('companies'), await first('jobs')];
  const listings = ['/companies', `/company/${company}`, '/jobs', `/job/${job}`];
  return ['/home', ...listings, '/post-job', '/terms'];
}

async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
  if (!result || result.lhr.runtimeError) {
    throw new Refusal(`${url} could not be judged: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories: judged } = result.lhr;
  const scores = categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)]);
  const shown = (name: string) => audits[name]?.displayValue?.replaceAll('\u00a0', ' ') ?? '?';
  return {
    scores: Object.fromEntries(scores) as Visit['scores'],
    faults: Object.values(audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
    timings: `LCP ${shown('largest-contentful-paint')}, TBT ${shown('total-blocking-time')}, CLS ${shown('cumulative-layout-shift')}`,
  };
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
