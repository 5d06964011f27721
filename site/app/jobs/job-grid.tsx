import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { Skeletons } from '../listings/skeletons.tsx';
import { ListingImage } from '../listings/listing-image.tsx';
import { cardClass, PlanLabel } from '../listings/plan-mark.tsx';
import { wholeFigures } from '../listings/whole-figures.ts';
import { shownSalary } from '#contract/salary.ts';
import { HeldLine } from '../reports/being-checked.tsx';
import { shownLocation, type JobSummary } from './job.ts';

const cardsPerSlot = 4;

interface JobGridProps {
  jobs: JobSummary[];
  /** Below other content, where all logos wait until they are near the screen. */
  isBelow?: boolean;
}

/** A sponsor's slot after every fourth job (spec §2), but the last: there the page has its banner. */
export function JobGrid({ jobs, isBelow }: JobGridProps) {
  return (
    <ul className="listings listings-wide">
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          <li>
            <JobCard job={job} eager={!isBelow && index < 2} />
          </li>
          {(index + 1) % cardsPerSlot === 0 && index + 1 < jobs.length && (
            <li className="col-span-full">
              <SponsoredSlot isFirst={index < cardsPerSlot} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}

function JobCard({ job, eager }: { job: JobSummary; eager?: boolean }) {
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
      {moreRequirements && <span className="text-ink-soft">+{moreRequirements} more</span>}
    </div>
  );
}

/** A place for a sponsor that is not sold. Each says so, since the job below it could pass for a sponsored one. */
const SponsoredSlot = ({ isFirst }: { isFirst: boolean }) =>
  isFirst ? (
    <Advert label="Sponsored">Your business could be here</Advert>
  ) : (
    <p className="sponsored border-none max-sm:py-2">Sponsored place, not taken yet</p>
  );

/** An unsold place with its offer (spec §2). */
export const Advert = ({ label, children }: { label: string; children: string }) => (
  <p className="sponsored min-h-12">
    <span>{label}</span>
    <Link to="/advertise" className="link inline-flex min-h-11 items-center">
      {children}
    </Link>
  </p>
);

export const JobSkeletons = () => (
  <Skeletons noun="jobs" count={4} text="Loading Job..." look="listings-wide" />
);
