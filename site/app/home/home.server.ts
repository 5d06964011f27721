import { read, type Visit } from '../api/api.server.ts';
import { companySummary } from '../companies/company.server.ts';
import { homeFigures } from '../companies/figures.ts';
import { jobSummary } from '../jobs/job.server.ts';
import { settings } from '../layout/settings.server.ts';
import { rangeOf } from '../search/paging.ts';
import { paidInTurn } from './paid-in-turn.ts';

/** Rows of the widest screen. */
const MAX_COMPANIES = 4;
const MAX_JOBS = 3;
/** The longest range of the API: beyond 100 Premium listings no Featured one is shown. */
const MAX_READ = 100;

/**
 * Figures and paid listings of the landing page. The API sorts paid listings first, so one range is fetched of each kind.
 * A failed request leaves its part out, with `complete: false`.
 */
export async function landing(visit: Visit, now: Date) {
  const [companies, jobs, stats] = await Promise.all([
    read(visit, '/api/companies', { query: { range: rangeOf(1, MAX_READ) } }),
    read(visit, '/api/jobs', { query: { range: rangeOf(1, MAX_READ) } }),
    settings.figures === 'measured' ? read(visit, '/api/stats') : undefined,
  ]);
  return {
    figures: homeFigures(settings.figures, stats?.data),
    companies: paidInTurn(companies.data ?? [], MAX_COMPANIES, now).map(companySummary),
    jobs: paidInTurn(jobs.data ?? [], MAX_JOBS, now).map((job) => jobSummary(job, now)),
    complete: !companies.failure && !jobs.failure && !stats?.failure,
  };
}
