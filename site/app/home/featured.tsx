import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CompanyGrid } from '../companies/company-grid.tsx';
import type { CompanySummary } from '../companies/company.ts';
import { JobGrid } from '../jobs/job-grid.tsx';
import type { JobSummary } from '../jobs/job.ts';
import { Icon } from '../layout/icon.tsx';

/** Companies with a paid plan; each card is labelled. */
export const FeaturedCompanies = ({ companies }: { companies: CompanySummary[] }) => (
  <Featured what="companies" count={companies.length}>
    <CompanyGrid companies={companies} />
  </Featured>
);

/** Jobs with a paid plan. */
export const FeaturedJobs = ({ jobs }: { jobs: JobSummary[] }) => (
  <Featured what="jobs" count={jobs.length}>
    <JobGrid jobs={jobs} />
  </Featured>
);

interface FeaturedProps {
  what: 'companies' | 'jobs';
  count: number;
  children: ReactNode;
}

function Featured({ what, count, children }: FeaturedProps) {
  if (count === 0) return null;
  return (
    <section className="section listings-row">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg sm:text-xl">Featured {what}</h2>
        <Link to={`/${what}`} className="btn btn-small btn-quiet -mx-3 shrink-0">
          See all<span className="visually-hidden"> {what}</span> <Icon name="next" />
        </Link>
      </div>
      {children}
    </section>
  );
}
