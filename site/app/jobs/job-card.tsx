import { Link } from '@remix-run/react';
import { ListingImage } from '../listings/listing-image.tsx';
import { cardClass, PlanMark } from '../listings/plan-mark.tsx';
import type { JobSummary } from './job.ts';
import { JobFacts } from './job-facts.tsx';

export function JobCard({ job, eager }: { job: JobSummary; eager?: boolean }) {
  const path = `/job/${job.id}`;
  return (
    <article
      className={`${cardClass(job.plan)} flex h-full flex-col gap-4`}
      aria-labelledby={`title-${job.id}`}
    >
      <div className="flex gap-4">
        <ListingImage image={job.jobAttachment} name={job.company} eager={eager} />
        <div className="min-w-0 grow">
          <h2 id={`title-${job.id}`} className="text-lg">
            <Link to={path} className="hover:text-action underline-offset-4 hover:underline">
              {job.title}
            </Link>
          </h2>
          <p className="text-ink-soft">{job.company}</p>
          <p className="mt-1 empty:hidden">
            <PlanMark plan={job.plan} />
          </p>
        </div>
      </div>
      <JobFacts {...job} type={job.type.replace('-', ' ')} />
      <p className="line-clamp-3 text-sm">{job.excerpt}</p>
      <Requirements job={job} />
      <div className="mt-auto grid grid-cols-2 gap-2 pt-1">
        <CardLink to={path} job={job} look="btn-secondary">
          View Details
        </CardLink>
        <CardLink to={path} job={job} look="btn-primary">
          Apply Now
        </CardLink>
      </div>
    </article>
  );
}

function Requirements({ job }: { job: JobSummary }) {
  if (job.requirements.length === 0) return null;
  return (
    <ul aria-label="Requirements" className="flex flex-wrap gap-2">
      {job.requirements.map((requirement, place) => (
        <li key={place} className="tag max-w-full">
          <span className="truncate">{requirement}</span>
        </li>
      ))}
      {job.moreRequirements > 0 && <li className="tag">+{job.moreRequirements} more</li>}
    </ul>
  );
}

interface CardLinkProps {
  to: string;
  job: JobSummary;
  look: string;
  children: string;
}

const CardLink = ({ to, job, look, children }: CardLinkProps) => (
  <Link to={to} className={`btn ${look} px-3 text-sm`}>
    {children}
    <span className="visually-hidden"> {job.title}</span>
  </Link>
);
