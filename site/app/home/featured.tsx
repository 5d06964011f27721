import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CompanyGrid } from '../companies/company-grid.tsx';
import type { CompanySummary } from '../companies/company.ts';
import { JobGrid } from '../jobs/job-grid.tsx';
import type { JobSummary } from '../jobs/job.ts';
import { Icon } from '../layout/icon.tsx';

/** Companies with a paid plan; each card is labelled. */
export function FeaturedCompanies({ companies }: { companies: CompanySummary[] }) {
  if (companies.length === 0) return null;
  return (
    <Featured title="Featured companies" all="/companies" what="companies">
      <CompanyGrid companies={companies} />
    </Featured>
  );
}

/** Jobs with a paid plan. */
export function FeaturedJobs({ jobs }: { jobs: JobSummary[] }) {
  if (jobs.length === 0) return null;
  return (
    <Featured title="Featured jobs" all="/jobs" what="jobs">
      <JobGrid jobs={jobs} />
    </Featured>
  );
}

interface FeaturedProps {
  title: string;
  all: string;
  what: string;
  children: ReactNode;
}

function Featured({ title, all, what, children }: FeaturedProps) {
  return (
    <section className="section listings-row">
      <div className="mb-3 flex items-center justify-between gap-x-4">
        <h2 className="text-lg sm:text-xl">{title}</h2>
        <Link to={all} className="btn btn-small btn-quiet -mr-3 shrink-0">
          See all<span className="visually-hidden"> {what}</span> <Icon name="next" />
        </Link>
      </div>
      {children}
    </section>
  );
}
