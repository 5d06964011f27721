import lighthouse from 'lighthouse';
import { median } from '../harness/figures.ts';

const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const VISITS = 3;

type Category = keyof typeof MIN_SCORES;
export const categories = Object.keys(MIN_SCORES) as Category[];

interface Visit {
  scores: Record<Category, number>;
  faults: string[];
  /** Largest contentful paint, total blocking time and cumulative layout shift. */
  timings: string;
}

/** `devtools` slows requests and the processor down; `simulate` calculates what that would have done. */
export type Throttling = 'devtools' | 'simulate';

/** Audits the pages of design section 7 with the browser that listens on this port; scores are medians. */
export async function* auditPages(siteUrl: string, port: number, throttling: Throttling) {
  for (const path of await auditedPaths(siteUrl)) {
    const visits: Visit[] = [];
    for (let count = 0; count < VISITS; count++)
      visits.push(await visit(siteUrl + path, port, throttling));
    const scores = categories.map((name) => median(visits.map((one) => one.scores[name])));
    yield {
      path,
      scores,
      passed: scores.every((score, index) => score >= MIN_SCORES[categories[index]!]),
      timings: visits.map(({ timings }) => timings),
      faults: [...new Set(visits.flatMap(({ faults }) => faults))],
    };
  }
}

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

async function visit(url: string, port: number, throttlingMethod: Throttling): Promise<Visit> {
  const flags = { port, logLevel: 'error', onlyCategories: categories, throttlingMethod } as const;
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url} could not be audited: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories: results } = result.lhr;
  const scores = categories.map((name) => [name, Math.round((results[name]?.score ?? 0) * 100)]);
  const shown = (name: string) => audits[name]?.displayValue?.replaceAll('\u00a0', ' ') ?? '?';
  return {
    scores: Object.fromEntries(scores) as Visit['scores'],
    faults: Object.values(audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
    timings: `LCP ${shown('largest-contentful-paint')}, TBT ${shown('total-blocking-time')}, CLS ${shown('cumulative-layout-shift')}`,
  };
}
