import { drafts } from '../../commands/demo/demo-listings.ts';
import { jobColumns } from '../../src/jobs/job.entity.ts';
import { JobPosting } from '../../src/jobs/job.schemas.ts';
import { stateOf } from '../../src/places/gazetteer.ts';
import type { TestApp } from '../app.ts';
import { makeJob } from '../make-listing.ts';
import ads from './ads.json' with { type: 'json' };

/** A search for companies: the states where results may be, and the companies of which one has to be among the first three. */
export interface CompanyQuery {
  group: string;
  q: string;
  in?: string[];
  must: string[];
}

/** A search for jobs, and patterns of the jobs that answer it. */
export interface JobQuery {
  group: string;
  q: string;
  relevant: { title?: string; text?: string; in?: string[]; type?: string };
}

interface Listing {
  name?: string;
  title: string;
  company: string;
  location: string;
  description: string;
  place: string | null;
  type: string;
}

/** Loads the demo data without logos, and made-up jobs in other places. */
export async function loadJudgedData(api: TestApp): Promise<void> {
  const now = new Date();
  for (const draft of drafts()) draft.create(api.em, { image: null, cover: null }, now);
  await api.em.flush();
  for (const ad of ads) {
    const sent = {
      ...ad,
      email: 'jobs@ads.example.com',
      cacNumber: 'RC1234567',
      applyLink: 'https://ads.example.com/',
    };
    const { plan: _, jobAttachment: __, ...facts } = JobPosting.parse(sent);
    await makeJob(api, jobColumns(facts));
  }
}

/** All listings of the first page, and the first five of them: above the headings of weaker matches. */
async function search(api: TestApp, path: string, q: string) {
  const { body, headers } = await api.http.get(path).query({ q, range: '[0,19]' }).expect(200);
  const understood = new URLSearchParams(headers.understood ?? '');
  // Where nothing has all words, the matches of some of them are what a visitor sees first.
  const end = (name: string) => Number(understood.get(name) ?? 5) || 5;
  const listings = body as Listing[];
  return { listings, whole: listings.slice(0, Math.min(end('partial'), end('mentions'), 5)) };
}

/** The figures of a set of searches, and those that failed with what they showed. */
export interface Judged {
  set: string;
  searches: number;
  /** Share with a right company among the first three. */
  success?: number;
  /** Share of listings of other states among the first three. */
  wrongCity?: number;
  /** Share of relevant jobs among the first five. */
  precision?: number;
  zeroRate: number;
  failed: string[];
}

export async function judgeCompanies(api: TestApp, set: string, queries: readonly CompanyQuery[]) {
  const failed: string[] = [];
  let successes = 0;
  let shown = 0;
  let wrong = 0;
  let empty = 0;
  for (const { q, must, in: states } of queries) {
    const { listings } = await search(api, '/api/companies', q);
    const first = listings.slice(0, 3);
    const isFound = first.some(({ name = '' }) => must.includes(name));
    const elsewhere = first.filter(({ place }) => states && !states.includes(stateOf(place ?? '')));
    successes += Number(isFound);
    shown += first.length;
    wrong += elsewhere.length;
    empty += Number(listings.length === 0);
    if (!isFound || elsewhere.length > 0)
      failed.push(`${q}: ${first.map(({ name }) => name).join(', ') || 'nothing'}`);
  }
  return {
    set,
    searches: queries.length,
    success: successes / queries.length,
    wrongCity: wrong / Math.max(1, shown),
    zeroRate: empty / queries.length,
    failed,
  };
}

/** Precision among the first five; where fewer answers are shown than there are, the missing ones count as wrong. */
export async function judgeJobs(api: TestApp, set: string, queries: readonly JobQuery[]) {
  const { body } = await api.http.get('/api/jobs?range=[0,99]').expect(200);
  const more = await api.http.get('/api/jobs?range=[100,199]').expect(200);
  const all = [...(body as Listing[]), ...(more.body as Listing[])];
  const failed: string[] = [];
  let precision = 0;
  let empty = 0;
  for (const { q, relevant } of queries) {
    const isRelevant = (job: Listing) =>
      new RegExp(relevant.title ?? '.', 'i').test(job.title) &&
      new RegExp(relevant.text ?? '.', 'i').test(
        `${job.title} ${job.location} ${job.description}`,
      ) &&
      (!relevant.in || relevant.in.includes(stateOf(job.place ?? ''))) &&
      (!relevant.type || relevant.type === job.type);
    const { listings, whole } = await search(api, '/api/jobs', q);
    const wanted = Math.min(5, all.filter(isRelevant).length);
    const right = whole.filter(isRelevant).length;
    const found = right / Math.max(1, whole.length, wanted);
    precision += found;
    empty += Number(listings.length === 0);
    if (found < 1)
      failed.push(
        `${q}: ${found.toFixed(2)} ${whole.map(({ title }) => title).join(', ')} (of ${wanted})`,
      );
  }
  const share = (count: number) => count / queries.length;
  return {
    set,
    searches: queries.length,
    precision: share(precision),
    zeroRate: share(empty),
    failed,
  };
}

/** The figures of all sets as a table, and below it the searches that failed. */
export function judgedTable(sets: readonly Judged[]): string {
  const shown = (figure: number | undefined) => figure?.toFixed(3) ?? '–';
  const rows = sets.map(({ set, searches, success, wrongCity, zeroRate, precision }) =>
    [set.padEnd(18), searches, ...[success, wrongCity, zeroRate, precision].map(shown)].join(' | '),
  );
  const failures = sets.map(({ set, failed }) => [`${set}:`, ...failed].join('\n  '));
  return [
    'set                | searches | success@3 | wrong city | zero rate | precision@5',
    ...rows,
    '',
    ...failures,
    '',
  ].join('\n');
}
