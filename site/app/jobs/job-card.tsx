import { Link } from '@remix-run/react';
import { ListingImage } from '../listings/listing-image.tsx';
import { cardClass, PlanLabel } from '../listings/plan-mark.tsx';
import { wholeFigures } from '../listings/whole-figures.ts';
import { shownSalary } from '#contract/salary.ts';
import { HeldLine } from '../reports/being-checked.tsx';
import { shownLocation, type JobSummary } from './job.ts';

export function JobCard({ job, eager }: { job: JobSummary; eager?: boolean }) {
  const { id, title, company, type, posted, plan } = job;
  const salary = shownSalary(job.salary, job.salaryPeriod);
  const path = `/job/${id}`;
  return (
    <article className={cardClass(plan)} aria-labelledby={`title-${id}`}>
      <div className="listing-head">
        <div className="listing-side">
          <ListingImage image={job.jobAttachment} name={company} eager={eager} />
          <PlanLabel plan={plan} />
        </div>
        <div className="min-w-0">
          <h3 id={`title-${id}`} className="listing-name">
            <Link to={path} className="listing-link">
              {title}
            </Link>
          </h3>
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
            <span className="flex-[1_1_6rem] truncate">{company}</span>
            <time dateTime={posted.iso} className="text-ink-soft text-xs">
              {posted.text}
            </time>
          </p>
          <p className="listing-facts">
            <span className="tag tag-small capitalize">{type.replace('-', ' ')}</span>
            <span className="truncate">{shownLocation(job)}</span>
          </p>
        </div>
      </div>
      <HeldLine kind="job" listing={job} />
      {salary && (
        <p className={salary.isFigure ? 'listing-price' : 'listing-text'}>
          {!salary.isFigure && 'Pay: '}
          {wholeFigures(salary.text)}
        </p>
      )}
      <p className="listing-text line-clamp-3">{job.excerpt}</p>
      <Requirements job={job} />
      <div className="listing-actions">
        <Link to={path} className="btn btn-small btn-secondary">
          View Details<span className="visually-hidden">{` ${title}`}</span>
        </Link>
        <Link to={path} className="btn btn-small btn-primary">
          Apply Now<span className="visually-hidden">{` ${title}`}</span>
        </Link>
      </div>
    </article>
  );
}

/** On one line; the number of further ones is always in sight. */
function Requirements({ job: { requirements, moreRequirements } }: { job: JobSummary }) {
  if (requirements.length === 0) return null;
  return (
    <div className="listing-requirements">
      <ul aria-label="Requirements" className="truncate">
        {requirements.map((requirement, place) => (
          <li key={place}>{requirement} </li>
        ))}
      </ul>
      {moreRequirements > 0 && <span className="text-ink-soft">+{moreRequirements} more</span>}
    </div>
  );
}
