import { JobFacts } from '../jobs/job-facts.tsx';
import { Submission } from '../review/submission.tsx';

/** A job that waits for a decision. */
export const PendingJob = () => <Submission facts={<JobFacts />} />;
