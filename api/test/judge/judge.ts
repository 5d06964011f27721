import { drafts } from '../../commands/demo/demo-listings.ts';
import { jobColumns } from '../../src/jobs/job.entity.ts';
import { JobPosting } from '../../src/jobs/job.schemas.ts';
import { stateOf } from '../../src/places/gazetteer.ts';
import type { TestApp } from '../app.ts';
import { makeJob } from '../make-listing.ts';
import ads from './ads.json' with { type: 'json' };

/** A search for companies: the states where results may be, and the companies of which one has to be among the first three. */
interface CompanyQuery {
  group?: string;
  q: string;
  in?: string[];
  must: string[];
}

/** A search for jobs, and patterns of the jobs that answer it. */
interface JobQuery {
  group?: string;
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
    api.em.clear();
  }
}

/** The first page, the number of full matches on it, and whether it says that nothing matches in full. */
async function search(api: TestApp, path: string, q: string) {
  const { body, headers } = await api.http.get(path).query({ q, range: '[0,19]' }).expect(200);
  const understood = new URLSearchParams(headers.understood ?? '');
  const listings = body as Listing[];
  const isTold = listings.length === 0 || understood.get('partial') === '0';
  // Where nothing has all words, the matches of some of them are what a visitor sees first.
  const end = (name: string) => Number(understood.get(name) ?? 5) || 5;
  return {
    listings,
    full: Math.min(end('partial'), end('mentions'), end('weaker')),
    isTold,
    headers,
  };
}

/** The figures of a set of searches, and those that failed with what they showed. */
export interface Judged {
  set: string;
  searches: number;
  /** Share with a right company among the first three. */
  success?: number;
  /** Share of listings of other states among the first three, where some listing answers. */
  wrongCity?: number;
  /** Share of relevant jobs among the first five. */
  precision?: number;
  zeroRate: number;
  /** Searches that no listing matches, and those answered so; they count in the zero rate only. */
  absent: number;
  told: number;
  failed: string[];
}

export async function judgeCompanies(api: TestApp, set: string, queries: readonly CompanyQuery[]) {
  const failed: string[] = [];
  const counts = { found: 0, shown: 0, wrong: 0, empty: 0, absent: 0, told: 0 };
  for (const { q, must, in: states } of queries) {
    const { listings, isTold, headers } = await search(api, '/api/companies', q);
    const first = listings.slice(0, 3);
    const isAbsent = must.length === 0;
    const isRight = isAbsent ? isTold : first.some(({ name = '' }) => must.includes(name));
    const elsewhere = first.filter(({ place }) => states && !states.includes(stateOf(place ?? '')));
    counts.found += Number(isRight && !isAbsent);
    counts.shown += first.length;
    counts.wrong += isAbsent && isTold ? 0 : elsewhere.length;
    counts.empty += Number(listings.length === 0);
    counts.absent += Number(isAbsent);
    counts.told += Number(isAbsent && isTold);
    if (!isRight || (!isAbsent && elsewhere.length > 0))
      failed.push(
        `${q}: ${first.map(({ name }) => name).join(', ') || 'nothing'} (${headers.understood})`,
      );
  }
  const { found, shown, wrong, empty, absent, told } = counts;
  return {
    set,
    searches: queries.length,
    success: found / (queries.length - absent),
    wrongCity: wrong / Math.max(1, shown),
    zeroRate: empty / queries.length,
    absent,
    told,
    failed,
  };
}

/**
 * Precision among the first five shown. With fewer right answers only that many are counted; wrong ones above the headings
 * always count.
 */
export async function judgeJobs(api: TestApp, set: string, queries: readonly JobQuery[]) {
  const { body } = await api.http.get('/api/jobs?range=[0,99]').expect(200);
  const more = await api.http.get('/api/jobs?range=[100,199]').expect(200);
  const all = [...(body as Listing[]), ...(more.body as Listing[])];
  const failed: string[] = [];
  const counts = { precision: 0, empty: 0, absent: 0, told: 0 };
  for (const { q, relevant } of queries) {
    const isRelevant = (job: Listing) =>
      new RegExp(relevant.title ?? '.', 'i').test(job.title) &&
      new RegExp(relevant.text ?? '.', 'i').test(
        `${job.title} ${job.location} ${job.description}`,
      ) &&
      (!relevant.in || relevant.in.includes(stateOf(job.place ?? ''))) &&
      (!relevant.type || relevant.type === job.type);
    const { listings, full, isTold, headers } = await search(api, '/api/jobs', q);
    const wanted = Math.min(5, all.filter(isRelevant).length);
    const first = listings.slice(0, 5);
    const right = first.filter(isRelevant).length;
    const wrong = first.slice(0, full).filter((job) => !isRelevant(job)).length;
    const precision = wanted === 0 ? Number(isTold) : right / Math.max(wanted, right + wrong);
    counts.empty += Number(listings.length === 0);
    counts.absent += Number(wanted === 0);
    counts.told += Number(wanted === 0 && isTold);
    if (wanted > 0) counts.precision += precision;
    if (precision < 1)
      failed.push(
        `${q}: ${precision.toFixed(2)} ${first.map(({ title }) => title).join(', ')} (of ${wanted}; ${headers.understood})`,
      );
  }
  return {
    set,
    searches: queries.length,
    precision: counts.precision / (queries.length - counts.absent),
    zeroRate: counts.empty / queries.length,
    absent: counts.absent,
    told: counts.told,
    failed,
  };
}

/** The figures of all sets as a table, and below it the searches that failed. */
export function judgedTable(sets: readonly Judged[]): string {
  const shown = (figure: number | undefined) => figure?.toFixed(3) ?? '–';
  const rows = sets.map(
    ({ set, searches, success, wrongCity, zeroRate, precision, absent, told }) =>
      [
        set.padEnd(25),
        searches,
        ...[success, wrongCity, zeroRate, precision].map(shown),
        `${told} of ${absent}`,
      ].join(' | '),
  );
  const failures = sets.map(({ set, failed }) => [`${set}:`, ...failed].join('\n  '));
  return [
    'set                       | searches | success@3 | wrong city | zero rate | precision@5 | told that none exists',
    ...rows,
    '',
    ...failures,
    '',
  ].join('\n');
}
