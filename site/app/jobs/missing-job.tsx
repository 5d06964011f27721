import { MissingListing } from '../listings/missing-listing.tsx';
import { JobGrid } from './job-grid.tsx';
import type { JobSummary } from './job.ts';

export const failed = 'Job not found or an error occurred.';

export const MissingJob = () => (
  <MissingListing<JobSummary>
    failed={failed}
    back={{ to: '/jobs', label: 'Back to Jobs' }}
    instead="Jobs that are open now"
  >
    {(jobs) => <JobGrid jobs={jobs} />}
  </MissingListing>
);
