import { grouped } from '#contract/digits.ts';
import { read, type Visit } from '../api/api.server.ts';
import type { Source } from '../search/around.server.ts';
import { pagingOf } from '../search/paging.ts';
import { understoodBy } from '../search/reading.tsx';
import { asApiQuery, jobList, type JobQuery } from './job-query.ts';
import { jobSummary } from './job.server.ts';
import { jobTypeLabel } from './job-types.ts';
import type { Job, JobSummary } from './job.ts';

export const jobSource = (
  visit: Visit,
  now: Date,
): Source<typeof jobList.filters, Job, JobSummary> => ({
  rows: ({ range, ...query }) =>
    read(visit, '/api/jobs', { query: { ...asApiQuery(query), range } }),
  facets: (query) => read(visit, '/api/jobs/facets', { query: asApiQuery(query) }),
  card: (job) => jobSummary(job, now),
  lead({ name, count, choices }, { type }, jobs) {
    const types = choices
      .filter((one) => one.count > 0 && !type)
      .map((one) => `${one.count} ${jobTypeLabel(one.value).toLowerCase()}`);
    const pay = jobs.flatMap(({ monthlyPay }) => monthlyPay ?? []);
    const lowest = grouped(Math.min(...pay));
    return (
      `${jobList.counted(count)} in ${name}${type ? '' : ': '}${new Intl.ListFormat('en-GB').format(types)}.` +
      (pay.length > 0 ? ` Pay on this page starts at ₦${lowest} a month.` : '')
    );
  },
});

/**
 * How many jobs a minimum pay leaves out because they do not say theirs; undefined without a minimum, and where the API
 * stops counting or fails.
 */
export async function jobsOfUnknownPay(visit: Visit): Promise<number | undefined> {
  const { searchParams, pathname } = new URL(visit.request.url);
  const { minPay, ...query } = jobList.query(searchParams, pathname);
  if (!minPay) return undefined;
  const [all, paid] = await Promise.all([countOf(visit, query), countOf(visit, query, 1)]);
  return all === undefined || paid === undefined ? undefined : Math.max(0, all - paid);
}

async function countOf(visit: Visit, search: JobQuery, minPay?: number) {
  const query = { ...asApiQuery(search), minPay, range: '[0,0]' };
  const { headers } = await read(visit, '/api/jobs', { query });
  if (!headers) return undefined;
  const { total, isCapped } = pagingOf(headers, 1, 1);
  return isCapped ? undefined : Number(understoodBy(headers).partial ?? total);
}
