import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CompanyCard } from '../companies/company-card.tsx';
import type { CompanySummary } from '../companies/company.ts';
import { JobCard } from '../jobs/job-card.tsx';
import type { JobSummary } from '../jobs/job.ts';
import { Icon } from '../layout/icon.tsx';

/** Companies with a paid plan; each card is labelled. */
export function FeaturedCompanies({ companies }: { companies: CompanySummary[] }) {
  if (companies.length === 0) return null;
  return (
    <Featured title="Featured companies" all="/companies" what="companies">
      <ul className="card-grid">
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyCard company={company} />
          </li>
        ))}
      </ul>
    </Featured>
  );
}

/** Jobs with a paid plan. */
export function FeaturedJobs({ jobs }: { jobs: JobSummary[] }) {
  if (jobs.length === 0) return null;
  return (
    <Featured title="Featured jobs" all="/jobs" what="jobs">
      <ul className="card-grid card-grid-wide">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
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
    <section className="section">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4">
        <h2 className="text-2xl">{title}</h2>
        <Link to={all} className="btn btn-quiet -mr-3 -mb-1.5">
          See all<span className="visually-hidden"> {what}</span> <Icon name="next" />
        </Link>
      </div>
      {children}
    </section>
  );
}
