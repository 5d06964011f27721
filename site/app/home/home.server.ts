import { read, type Visit } from '../api/api.server.ts';
import { companySummary } from '../companies/company.server.ts';
import { homeFigures } from '../companies/figures.ts';
import { jobSummary } from '../jobs/job.server.ts';
import { settings } from '../layout/settings.server.ts';
import { rangeOf } from '../search/paging.ts';

/** Rows of the widest screen. */
const MAX_COMPANIES = 4;
const MAX_JOBS = 3;

/**
 * Figures and paid listings of the landing page. The API sorts paid listings first, so one short range is fetched of each
 * kind. A failed request leaves its part out, with `complete: false`.
 */
export async function landing(visit: Visit, now: Date) {
  const [companies, jobs, stats] = await Promise.all([
    read(visit, '/api/companies', { query: { range: rangeOf(1, MAX_COMPANIES) } }),
    read(visit, '/api/jobs', { query: { range: rangeOf(1, MAX_JOBS) } }),
    settings.figures === 'measured' ? read(visit, '/api/stats') : undefined,
  ]);
  return {
    figures: homeFigures(settings.figures, stats?.data),
    companies: (companies.data ?? [])
      .filter(({ plan, heldUntil }) => plan !== 'free' && !heldUntil)
      .map(companySummary),
    jobs: (jobs.data ?? [])
      .filter(({ plan, heldUntil }) => plan !== 'basic' && !heldUntil)
      .map((job) => jobSummary(job, now)),
    complete: !companies.failure && !jobs.failure && !stats?.failure,
  };
}
