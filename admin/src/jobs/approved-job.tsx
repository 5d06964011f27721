import { ApprovedListing } from '../approved/approved-listing.tsx';
import { JobFacts } from './job-facts.tsx';

/** A job that has been approved, public or hidden. */
export const ApprovedJob = () => <ApprovedListing facts={<JobFacts />} />;
