import { ApprovedJob } from './approved-job.tsx';
import { JobEdit } from './job-edit.tsx';

/** Approved jobs; their list is on the page of approved listings. */
export const jobs = { name: 'jobs', show: ApprovedJob, edit: JobEdit };
