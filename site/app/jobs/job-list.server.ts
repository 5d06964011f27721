import { read, type Visit } from '../api/api.server.ts';
import type { Source } from '../search/around.server.ts';
import { asApiQuery, jobList } from './job-query.ts';
import { jobSummary } from './job.server.ts';
import { jobTypeLabel } from './job-types.ts';
import type { Job, JobSummary } from './job.ts';

/** The calls for the list of jobs. */
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
    const lowest = Math.min(...pay).toLocaleString('en-NG');
    return (
      `${jobList.counted(count)} in ${name}${type ? '' : ': '}${new Intl.ListFormat('en-GB').format(types)}.` +
      (pay.length > 0 ? ` The lowest pay named on this page is ₦${lowest} a month.` : '')
    );
  },
});
