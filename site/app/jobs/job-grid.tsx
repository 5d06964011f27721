import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { Skeletons } from '../listings/skeletons.tsx';
import type { JobSummary } from './job.ts';
import { JobCard } from './job-card.tsx';

const cardsPerSlot = 4;

/** A sponsor's slot after every fourth job (spec §2), but the last: there the page has its banner. */
export function JobGrid({ jobs }: { jobs: JobSummary[] }) {
  return (
    <ul className="listings listings-wide">
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          <li>
            <JobCard job={job} eager={index < 2} />
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
