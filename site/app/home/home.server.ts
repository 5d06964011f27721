import { read, type Visit } from '../api.server.ts';
import { companySummary } from '../companies/company.server.ts';
import { homeFigures } from '../figures.ts';
import { jobSummary } from '../jobs/job.server.ts';
import { settings } from '../settings.server.ts';

const mostCompanies = 6;
const mostJobs = 4;

/**
 * What the landing page shows besides its own words: figures, and the listings that are paid to stand here. Lists begin
 * with the paid ones, so the first rows are enough. What cannot be had is left out: the page works without it.
 */
export async function landing(visit: Visit, now: Date) {
  const [companies, jobs, stats] = await Promise.all([
    read(visit, '/api/companies', { query: { range: first(mostCompanies) } }),
    read(visit, '/api/jobs', { query: { range: first(mostJobs) } }),
    settings.figures === 'measured' ? read(visit, '/api/stats') : undefined,
  ]);
  return {
    figures: homeFigures(settings.figures, stats?.data),
    companies: fullRows((companies.data ?? []).filter(({ plan }) => plan !== 'free')).map(
      companySummary,
    ),
    jobs: (jobs.data ?? [])
      .filter(({ plan }) => plan !== 'basic')
      .map((job) => jobSummary(job, now)),
    complete: !companies.failure && !jobs.failure && !stats?.failure,
  };
}

/** Three stand beside each other: no lonely card in a second row. */
const fullRows = <T>(items: T[]) =>
  items.slice(0, items.length > 3 ? items.length - (items.length % 3) : 3);

const first = (rows: number) => JSON.stringify([0, rows - 1]);
