import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { Skeletons } from '../listings/skeletons.tsx';
import type { JobSummary } from './job.ts';
import { JobCard } from './job-card.tsx';

const cardsPerSlot = 4;

/** Inserts a sponsor's slot after every fourth job (spec §2). */
export function JobGrid({ jobs }: { jobs: JobSummary[] }) {
  return (
    <ul className="listings listings-wide">
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          <li>
            <JobCard job={job} eager={index < 2} />
          </li>
          {(index + 1) % cardsPerSlot === 0 && (
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
const SponsoredSlot = ({ isFirst }: { isFirst: boolean }) => (
  <p className={isFirst ? 'sponsored min-h-12' : 'sponsored border-none'}>
    {isFirst ? 'Sponsored' : 'Sponsored place, not taken yet'}
    {isFirst && (
      <Link to="/advertise" className="link inline-flex min-h-11 items-center">
        Your business could be here
      </Link>
    )}
  </p>
);

/** Spec §2. */
export const AdvertBanner = () => (
  <p className="sponsored mt-6 min-h-12">
    <span>Advertisement</span>
    <Link to="/advertise" className="link inline-flex min-h-11 items-center">
      Reach delivery businesses across Nigeria
    </Link>
  </p>
);

export const JobSkeletons = () => (
  <Skeletons noun="jobs" count={4} text="Loading Job..." look="listings-wide" />
);
