import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import type { JobSummary } from './job.ts';
import { JobCard } from './job-card.tsx';

const cardsPerSlot = 4;

/** With a slot for a sponsor after every fourth job (spec §2). */
export function JobGrid({ jobs }: { jobs: JobSummary[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          <li className="min-w-0">
            <JobCard job={job} eager={index < 2} />
          </li>
          {(index + 1) % cardsPerSlot === 0 && (
            <li className="lg:col-span-2">
              <SponsoredSlot />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}

const SponsoredSlot = () => (
  <p className="border-line-strong text-ink-soft flex min-h-20 flex-wrap items-center justify-center gap-x-3 rounded-lg border border-dashed px-5 py-3 text-center text-sm">
    <span className="font-semibold">Sponsored</span>
    <Link to="/advertise" className="link inline-flex min-h-11 items-center">
      Your business could be here
    </Link>
  </p>
);

/** Spec §2. */
export const AdvertBanner = () => (
  <p className="bg-sunken mt-10 flex min-h-28 flex-col items-center justify-center gap-1 rounded-lg p-6 text-center">
    <span className="text-ink-soft text-sm">Advertisement</span>
    <Link to="/advertise" className="link inline-flex min-h-11 items-center">
      Reach delivery businesses across Nigeria
    </Link>
  </p>
);

export function JobSkeletons() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading jobs
      </p>
      <ul aria-hidden className="grid gap-4 lg:grid-cols-2">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <li key={place} className="card stack">
            <span className="skeleton h-16" />
            <span className="skeleton h-5 w-2/3" />
            <span className="skeleton h-16" />
            <span className="skeleton h-12 rounded-full" />
          </li>
        ))}
      </ul>
    </>
  );
}
